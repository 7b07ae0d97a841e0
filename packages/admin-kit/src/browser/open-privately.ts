/**
 * Opens a page in a window of its own that knows nothing of this one: no opener, no Referer, and the address is in no
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
export type AddressRefusal = 'malformed' | 'noHosts' | 'otherHost';

/** An address that may be opened: https, without a name and password, on one of these hosts; or why it may not. */
export function allowedAddress(
  address: string,
  hosts: readonly string[],
): { readonly href: string } | { readonly refusal: AddressRefusal } {
  if (!URL.canParse(address)) return { refusal: 'malformed' };
  const { protocol, hostname, port, username, password, href } = new URL(address);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '')
    return { refusal: 'malformed' };
  if (hosts.length === 0) return { refusal: 'noHosts' };
  return hosts.some((host) => host.toLowerCase() === hostname) ? { href } : { refusal: 'otherHost' };
}
