/**
 * Opens a page in a new window that knows nothing of this one: no opener, no Referer, and the address is in no
 * element and no history of ours. False when the browser did not open it, or cannot be asked: then a person has to press
 * a button for it. `isPressed` says that this very call comes from such a press.
 */
export function openPrivately(address: string, { isPressed = false } = {}): boolean {
  // With noopener `window.open` answers null either way. What tells is the press it uses up.
  const { userActivation } = window.navigator;
  if (!isPressed && !userActivation?.isActive) return false;
  window.open(address, '_blank', 'noopener,noreferrer');
  return isPressed || !userActivation?.isActive;
}

/** Why an address may not be opened. */
export type AddressRefusal = 'malformed' | 'credentials' | 'otherHost';

/**
 * An address of http or https that may be opened, or why it may not. A list of hosts, if there is one, names the only
 * ones allowed, with their port where it is not the usual one.
 */
export function allowedAddress(
  address: string,
  hosts: readonly string[],
): { readonly href: string } | { readonly refusal: AddressRefusal } {
  if (!URL.canParse(address)) return { refusal: 'malformed' };
  const { protocol, host, username, password, href } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return { refusal: 'malformed' };
  // What stands before the @ poses as the host.
  if (username !== '' || password !== '') return { refusal: 'credentials' };
  const isAllowed = hosts.length === 0 || hosts.some((allowed) => allowed.toLowerCase() === host);
  return isAllowed ? { href } : { refusal: 'otherHost' };
}
