/** Loose on purpose: the server decides which addresses exist. */
const ADDRESS = /^[^@\s]+@[^@\s]+$/;

/** A domain that can exist: labels without a hyphen at their ends, the last one of letters. 'ada/bo@x' can be two people. */
const PLAUSIBLE =
  /^[\p{L}\p{M}\p{N}!#$%&'*+=?^_\x60~.-]+@(?:[\p{L}\p{M}\p{N}_](?:[\p{L}\p{M}\p{N}_-]*[\p{L}\p{M}\p{N}_])?\.)+(?:xn--[a-z\d-]*[a-z\d]|[a-z]{2,}|(?:(?![a-z])[\p{L}\p{M}]){2,})$/iu;

/** What links, chats and networks call a person or a place: `[at]`, `.org`, `@anna@mastodon.social`, `@U024BE7LH`. */
const NAME_ELSEWHERE = /[[\](){}]|^\.|^@[^@:]+@[^@]+\.[^@]+$|^@[UW][\dA-Z]{7,}$/;

/** What a directory calls a guest, made of the guest's address and its own domain. */
const GUEST = /#EXT#@/i;

/** A line such as 'userPassword:abc' of a directory, or 'ada:abc' of a list of users with passwords. */
const KEY_AND_VALUE = /^[^@:]+:/;
/** What spreadsheets and programs write where there is nothing. */
export const isPlaceholder = (text: string): boolean =>
  /^(?:#(?:N\/[AD]|NV|[\p{Lu}\d/¡]+[!?])|[Nn]\/[Aa]|NULL|[Nn]ull|None|NaN|undefined|[-\u2013\u2014]+)$/u.test(
    text,
  );

const isAddress = (text: string): boolean => ADDRESS.test(text);

/** Whether the server could know a user of this name. Names from a learning management system can begin with an @. */
const isUserName = (text: string): boolean =>
  /[^\p{P}]/u.test(text) &&
  !/[\s,;|<>"]/.test(text) &&
  !KEY_AND_VALUE.test(text) &&
  !NAME_ELSEWHERE.test(text) &&
  !isPlaceholder(text) &&
  (!text.includes('@') || text.startsWith('@'));

export const isPersonName = (text: string): boolean =>
  !text.includes('\uFFFD') && !GUEST.test(text) && (PLAUSIBLE.test(text) || isUserName(text));

/** Emails ignore case; usernames do not: 'ADA' is not 'ada'. */
export function personKey(name: string): string {
  const composed = name.normalize('NFC');
  return isAddress(composed) ? composed.toLowerCase() : composed;
}
