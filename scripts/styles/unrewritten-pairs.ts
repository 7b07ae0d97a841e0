/**
 * Writes `light-dark(a, b)` as `light-dark(a var(--ak-comma,,) b)`, which is the same to a browser. Lightning CSS, and so
 * Vite, Next.js and Tailwind, then leave it alone. What they would write instead follows only a `color-scheme` in the same
 * sheets: a page that says it in a `<meta>` or a style attribute, or not at all, would lose its colors.
 */
export function unrewrittenPairs(css: string): string {
  const NAME = 'light-dark(';
  const [before = '', ...pairs] = css.split(NAME);
  return pairs.reduce((done, pair) => {
    // In a comment.
    if (pair.startsWith(')')) return done + NAME + pair;
    const at = commaOf(pair);
    return `${done}${NAME}${pair.slice(0, at)} var(--ak-comma,,) ${pair.slice(at + 1).trimStart()}`;
  }, before);
}

/** The place of the first comma outside of brackets. */
function commaOf(pair: string): number {
  let depth = 0;
  for (const [at, sign] of [...pair].entries()) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) return at;
  }
  throw new Error(`light-dark() without a comma: ${pair.slice(0, 80)}`);
}
