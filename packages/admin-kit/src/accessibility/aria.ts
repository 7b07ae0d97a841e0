/** React takes an ARIA attribute as a boolean or as text. */
export function isTrue(attribute: boolean | 'true' | 'false' | undefined): boolean {
  return attribute === true || attribute === 'true';
}

/** A value for `aria-describedby` and the like, undefined without any id. */
export function joinIds(...ids: (string | undefined | false)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
