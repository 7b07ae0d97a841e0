const surfaces = ['surface-sunken', 'surface', 'surface-raised', 'surface-overlay', 'surface-field'];

/** Front, back, and the ratio of WCAG 2.2 that they need. */
const pairs: readonly (readonly [front: string, back: string, ratio: number])[] = [
  ...['accent', 'accent-hover', 'accent-pressed'].map((fill) => ['on-accent', fill, 4.5] as const),
  ...[...surfaces, 'accent-soft', 'accent-soft-hover'].map((back) => ['accent-text', back, 4.5] as const),
  ...['accent-soft', 'accent-soft-hover'].map((back) => ['text', back, 4.5] as const),
  ...['accent', 'accent-mark', 'focus'].flatMap((front) => surfaces.map((back) => [front, back, 3] as const)),
  ['accent-mark', 'track', 3],
  ['focus', 'accent-soft', 3],
];

const tokens = [...new Set([...pairs.map(([front]) => front), ...pairs.map(([, back]) => back)])];

/** Brands of 12 hues, from almost black to bright, pale and strong, and the grays. */
export const everyHue: readonly string[] = [
  ...Array.from({ length: 12 }, (_, step) => step * 30).flatMap((hue) =>
    [6, 13, 20, 35, 50, 80].flatMap((lightness) =>
      [30, 100].map((chroma) => `hsl(${hue} ${chroma}% ${lightness}%)`),
    ),
  ),
  ...Array.from({ length: 21 }, (_, step) => `hsl(0 0% ${step * 5}%)`),
];

/** The pairs that are below their ratio under this brand, as this browser paints them. */
export function contrastsOfBrand(container: HTMLElement, brand: string): string[] {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (pen === null) throw new Error('This browser has no canvas.');
  const tooLow: string[] = [];
  for (const theme of ['light', 'dark']) {
    const root = container.appendChild(document.createElement('div'));
    root.className = 'ak-root';
    root.dataset.theme = theme;
    root.style.setProperty('--ak-brand', brand);
    const samples = tokens.map((token) => {
      const sample = root.appendChild(document.createElement('span'));
      sample.style.color = `var(--ak-${token})`;
      return sample;
    });
    samples.forEach((sample, at) => {
      pen.fillStyle = getComputedStyle(sample).color;
      pen.fillRect(at, 0, 1, 1);
    });
    const { data } = pen.getImageData(0, 0, tokens.length, 1);
    const luminances = new Map(
      tokens.map((token, at) => [token, luminance(data.slice(at * 4, at * 4 + 3))] as const),
    );
    const luminanceOf = (token: string) => luminances.get(token) ?? Number.NaN;
    for (const [front, back, ratio] of pairs) {
      const [low = 0, high = 0] = [luminanceOf(front), luminanceOf(back)].sort((a, b) => a - b);
      const found = (high + 0.05) / (low + 0.05);
      if (!(found >= ratio)) tooLow.push(`${front} on ${back}, ${brand}, ${theme}: ${found.toFixed(2)}`);
    }
    root.remove();
  }
  return tooLow;
}

/** Relative luminance, WCAG 2.2. */
function luminance([red = 0, green = 0, blue = 0]: Uint8ClampedArray): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((byte) => {
    const channel = byte / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
