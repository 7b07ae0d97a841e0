import { describe, expect, it } from 'vitest';
import { saysTheSame } from './printed-sizes.ts';

describe('printed sizes', () => {
  it('are true while they are about the same', () => {
    expect(saysTheSame('| license | 28.2 | 30 / 6 |', '| license | 29.1 | 30 / 6 |')).toBe(true);
    expect(saysTheSame('later 196.0', 'later 200.0')).toBe(true);
  });

  it('are stale once they would mislead', () => {
    expect(saysTheSame('| license | 28.2 |', '| license | 29.4 |')).toBe(false);
    expect(saysTheSame('later 190.0', 'later 200.0')).toBe(false);
  });

  it('are stale where an entry, a budget or a word is missing', () => {
    expect(saysTheSame('| license | 28.2 | 30 / 6 |', '| license | 28.2 | 31 / 6 |')).toBe(false);
    expect(saysTheSame('| license | 28.2 |', '| license | 28.2 |\n| lms | 43.1 |')).toBe(false);
  });
});
