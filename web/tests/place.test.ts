import { describe, expect, it } from 'vitest';
import { placeBeside } from '../src/lib/place';

const VIEW = { width: 1280, height: 800 };
const FLOOR = 640;
const at = (left: number, top: number) => ({ left, right: left + 100, top });

describe('beside something', () => {
  it('stands right of it, level with it, and ends above the question', () => {
    expect(placeBeside(at(100, 120), 368, VIEW, FLOOR)).toEqual({ left: '208px', top: '120px', bottom: 'auto', maxHeight: '512px' });
  });
  it('stands left of what is far on the right', () => {
    expect(placeBeside(at(1100, 120), 368, VIEW, FLOOR)?.left).toBe('724px');
  });
  it('stands on the floor, growing upwards, for what lies low or below it', () => {
    for (const top of [500, 700]) {
      const found = placeBeside(at(100, top), 368, VIEW, FLOOR);
      expect(found).toMatchObject({ top: 'auto', bottom: '168px', maxHeight: '624px' });
    }
  });
  it('never leaves a narrow window', () => {
    expect(placeBeside(at(150, 100), 374, { width: 390, height: 844 }, 700)?.left).toBe('8px');
  });
  it('has no place where the question takes nearly everything', () => {
    expect(placeBeside(at(100, 50), 368, VIEW, 200)).toBeNull();
  });
});
