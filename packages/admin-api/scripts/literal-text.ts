export function literalText(value: string | number | boolean): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}
