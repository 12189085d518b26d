import { beforeEach, expect, test } from 'vitest';
import { library, namesIn } from '../src/games/doomtown/cards.svelte';
import type { CardText, Said } from '../src/lib/wire';

const called = (...names: string[]) => new Map(names.map((name) => [name, { key: name, name } as CardText]));
const said = (args: Said['args']): Said => ({ key: 'doomtown-ask-react', args, text: '', help: null });

beforeEach(() => {
  library.faces = called('Fred Aims', 'Roan', 'Sloane');
});

test('a question names the cards of what happened before it', () => {
  const event = { type: 'message', ...said({ name: 'Fred Aims', seat: { type: 'who', seat: 1, text: 'Roan' } }) };
  expect(namesIn(said({ event }))).toEqual(['Fred Aims']);
  expect(namesIn(said({ names: ['6H Roan', 'nobody'] }))).toEqual(['6H Roan']);
});

test('cards are found in what somebody says, but not within other words', () => {
  expect(library.within('Fred Aims rides Roan')).toEqual(['Fred Aims', 'Roan']);
  expect(library.within('Sloaned, Roanoke')).toEqual([]);
});
