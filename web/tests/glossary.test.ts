import { describe, expect, test } from 'vitest';
import { explained } from '../src/games/doomtown/glossary';

const told = (text: string) => explained(text).filter(({ meaning }) => meaning !== null).map(({ words }) => words);

describe('words of the game in a text', () => {
  test('are found however they are bent, each where it comes first', () => {
    const text = "Cheatin' Resolution: The cheater boots a dude of theirs, or in a shootout aces one; it stays booted.";
    expect(told(text)).toEqual(["Cheatin'", 'boots', 'aces']);
    expect(told('If you are wanted, a casualty less; unboot a stud.')).toEqual(['wanted', 'casualty', 'unboot', 'stud']);
  });

  test('are no parts of other words, nor of longer terms', () => {
    expect(told('Place it face down in peace.')).toEqual([]);
    expect(told('It lies on Boot Hill.')).toEqual(['Boot Hill']);
  });

  test('leave nothing of the text out', () => {
    const text = 'Noon, Boot: Pull; if it is a club, discard this card.';
    expect(explained(text).map(({ words }) => words).join('')).toBe(text);
  });
});
