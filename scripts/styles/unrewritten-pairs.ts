/** Lightning CSS would make plain pairs ignore a color scheme that only a `<meta>` or an attribute sets. */
export function unrewrittenPairs(css: string): string {
  const NAME = 'light-dark(';
  const [before = '', ...pairs] = css.split(NAME);
  return pairs.reduce((done, pair) => {
    if (pair.startsWith(')')) return done + NAME + pair;
    const at = topLevelCommaOf(pair);
    return `${done}${NAME}${pair.slice(0, at)} var(--ak-comma,,) ${pair.slice(at + 1).trimStart()}`;
  }, before);
}

function topLevelCommaOf(pair: string): number {
  let depth = 0;
  for (const [at, sign] of [...pair].entries()) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) return at;
  }
  throw new Error(`light-dark() without a comma: ${pair.slice(0, 80)}`);
}
