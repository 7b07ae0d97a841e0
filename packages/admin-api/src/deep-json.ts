type Piece = { readonly text: string } | { readonly value: unknown };

/** JSON.stringify is recursive and fails after some thousand levels. */
export function writeDeepJson(value: unknown): string {
  const written: string[] = [];
  const ahead: Piece[] = [{ value }];
  for (let piece = ahead.pop(); piece !== undefined; piece = ahead.pop()) {
    if ('text' in piece) written.push(piece.text);
    else if (typeof piece.value === 'object' && piece.value !== null)
      ahead.push(...partsOf(piece.value).reverse());
    else written.push(JSON.stringify(piece.value) ?? 'null');
  }
  return written.join('');
}

function partsOf(container: object): Piece[] {
  const [opening, closing] = Array.isArray(container) ? '[]' : '{}';
  const parts: Piece[] = [{ text: opening ?? '' }];
  for (const [key, value] of Object.entries(container)) {
    const comma = parts.length > 1 ? ',' : '';
    parts.push({ text: Array.isArray(container) ? comma : `${comma}${JSON.stringify(key)}:` }, { value });
  }
  return [...parts, { text: closing ?? '' }];
}
