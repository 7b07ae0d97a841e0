/** The address enters no element and no history of this window. Returns true only if the window surely opened. */
export function openPrivately(address: string, { isPressed = false } = {}): boolean {
  // With noopener, `window.open` always returns null, so a used user activation is the evidence.
  const { userActivation } = window.navigator;
  if (!isPressed && !userActivation?.isActive) return false;
  window.open(address, '_blank', 'noopener,noreferrer');
  return isPressed || !userActivation?.isActive;
}

export type AddressRefusal = 'malformed' | 'credentials' | 'otherHost';

export function allowedAddress(
  address: string,
  hosts: readonly string[],
): { readonly href: string } | { readonly refusal: AddressRefusal } {
  if (!URL.canParse(address)) return { refusal: 'malformed' };
  const { protocol, host, username, password, href } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return { refusal: 'malformed' };
  // Credentials before the @ can imitate a host.
  if (username !== '' || password !== '') return { refusal: 'credentials' };
  const isAllowed = hosts.length === 0 || hosts.some((allowed) => allowed.toLowerCase() === host);
  return isAllowed ? { href } : { refusal: 'otherHost' };
}
