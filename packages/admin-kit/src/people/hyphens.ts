/**
 * What documents write for '-' inside an address: hyphens, the dash of figures and the minus. Longer dashes also stand
 * between a name and an address.
 */
const HYPHEN =
  /(?<=[\p{L}\p{M}\p{N}_])[\u2010-\u2012\u2212](?:(?=[\p{L}\p{M}\p{N}._+'\u2010-\u2012\u2212-]{1,64}@)|(?<=@[\p{L}\p{M}\p{N}._\u2010-\u2012\u2212-]{1,255})(?=[\p{L}\p{M}\p{N}._-]))/gu;

/** The addresses of a text with '-' for other hyphens. Names keep theirs. */
export const withPlainHyphens = (text: string): string =>
  /[\u2010-\u2012\u2212]/.test(text) ? text.replace(HYPHEN, '-') : text;

/** Whether the text has an address with other hyphens. */
export const hasOtherHyphens = (text: string, address: string): boolean =>
  !text.includes(address) && withPlainHyphens(text).includes(address);
