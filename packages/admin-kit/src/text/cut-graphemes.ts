const LONGEST_GRAPHEME = 64;

export function cutGraphemes(text: string, max: number): { text: string; isCut: boolean } {
  // There are never more graphemes than code units.
  // Stryker disable next-line ConditionalExpression,EqualityOperator: counting them leads to the same
  if (text.length <= max) return { text, isCut: false };
  const head = text.slice(0, max * LONGEST_GRAPHEME);
  const segments = new Intl.Segmenter().segment(head);
  let count = 0;
  for (const { index } of segments) {
    if (count === max) return { text: text.slice(0, index), isCut: true };
    count++;
  }
  return { text: head, isCut: head.length < text.length };
}
