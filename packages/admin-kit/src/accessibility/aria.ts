export function isTrue(attribute: boolean | string | undefined): boolean {
  return attribute === true || attribute === 'true';
}

export function joinIds(...ids: (string | undefined | false)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
