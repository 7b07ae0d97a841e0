interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Kept free between bubble and anchor, and between bubble and the window's edge. */
const GAP_PX = 6;
const MARGIN_PX = 8;

/** Where a bubble goes: centred above its anchor, below it where there is no room, inside the window in any case. */
export function placeBubble(anchor: Box, bubble: Size, window: Size): { top: number; left: number } {
  const above = anchor.top - GAP_PX - bubble.height;
  const below = anchor.bottom + GAP_PX;
  const fitsBelow = below + bubble.height + MARGIN_PX <= window.height;
  const top = above >= MARGIN_PX || !fitsBelow ? above : below;
  const centred = anchor.left + anchor.width / 2 - bubble.width / 2;
  const furthest = window.width - MARGIN_PX - bubble.width;
  return { top: Math.max(MARGIN_PX, top), left: Math.max(MARGIN_PX, Math.min(centred, furthest)) };
}
