import { describe, expect, it } from 'vitest';
import { placeBubble } from './tooltip-bubble.tsx';

const window = { width: 400, height: 300 };
const bubble = { width: 100, height: 30 };
const anchorAt = (left: number, top: number) => ({ left, top, bottom: top + 32, width: 32, height: 32 });

describe('placeBubble', () => {
  it.each([
    { where: 'centers it above its anchor', anchor: anchorAt(184, 150), top: 114, left: 150 },
    { where: 'puts it below an anchor at the top edge', anchor: anchorAt(184, 10), top: 48, left: 150 },
    { where: 'keeps it inside at the left edge', anchor: anchorAt(0, 150), top: 114, left: 8 },
    { where: 'keeps it inside at the right edge', anchor: anchorAt(368, 150), top: 114, left: 292 },
  ])('$where', ({ anchor, top, left }) => {
    expect(placeBubble(anchor, bubble, window)).toEqual({ top, left });
  });

  it('stays inside a window that has room on neither side', () => {
    const tall = { width: 100, height: 290 };
    expect(placeBubble(anchorAt(184, 100), tall, window).top).toBe(8);
  });
});
