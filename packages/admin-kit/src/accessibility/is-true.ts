/** Whether an ARIA attribute says yes: React takes it as a boolean or as text. */
export function isTrue(attribute: boolean | 'true' | 'false' | undefined): boolean {
  return attribute === true || attribute === 'true';
}
