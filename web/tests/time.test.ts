import { describe, expect, it } from 'vitest';
import { ago, span, ticking } from '../src/lib/time';

describe('spans', () => {
  it('are told in their largest whole unit', () => {
    expect([span(1), span(90), span(60), span(7200), span(3 * 86400)]).toEqual([
      '1 second',
      '90 seconds',
      '1 minute',
      '2 hours',
      '3 days',
    ]);
  });
});

describe('clocks', () => {
  it('show zero only at zero', () => {
    expect([ticking(0), ticking(-3), ticking(0.2), ticking(59.1), ticking(60)]).toEqual(['0:00', '0:00', '0:01', '1:00', '1:00']);
  });
  it('show hours and days', () => {
    expect([ticking(3661), ticking(2 * 86400 + 3600 * 5 + 59)]).toEqual(['1:01:01', '2 d 5 h']);
  });
});

describe('how long ago', () => {
  it('is rounded down', () => {
    expect([ago(100, 130), ago(100, 100 + 119), ago(0, 86400 * 2 + 5), ago(200, 100)]).toEqual([
      'just now',
      '1 minute ago',
      '2 days ago',
      'just now',
    ]);
  });
});
