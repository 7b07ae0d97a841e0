const paletteKeys = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Enter'] as const;

export type PaletteKey = (typeof paletteKeys)[number];

export function isPaletteKey(key: string): key is PaletteKey {
  return (paletteKeys as readonly string[]).includes(key);
}

const PAGE = 8;

export function indexAfter(key: Exclude<PaletteKey, 'Enter'>, index: number, last: number): number {
  const moves = {
    ArrowDown: index >= last ? 0 : index + 1,
    ArrowUp: index <= 0 ? last : index - 1,
    PageDown: Math.min(last, index + PAGE),
    PageUp: Math.max(0, index - PAGE),
  };
  return moves[key];
}
