/** A value as it is written in TypeScript, with the quotes that this repository uses. */
export function literalText(value: string | number | boolean): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}
