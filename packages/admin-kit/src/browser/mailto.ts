/** Longer links are dropped or cut by some mail programs and by Windows. */
export const LONGEST_MAILTO = 2000;

export interface MailtoInput {
  /** Everyone sees these. @default none */
  readonly to?: readonly string[];
  /** Nobody sees these. @default none */
  readonly bcc?: readonly string[];
  /** @default none */
  readonly subject?: string;
  /** How the text begins; lines end with a line feed. @default none */
  readonly body?: string;
}

/** A link that opens the person's mail program, or why there is none. Nothing is ever cut or left out unsaid. */
export type Mailto = {
  /** The addresses that are in the link, each once, as they stand in it. */
  readonly addresses: readonly string[];
  /** Not plain addresses, so they are in no link: they could add mail headers. */
  readonly refused: readonly string[];
} & (
  | { readonly status: 'ready'; readonly href: string }
  | { readonly status: 'empty' }
  | { readonly status: 'tooLong'; readonly length: number; readonly limit: number }
);

// One @, and none of what separates, quotes, comments, ends a header or begins the next one; nothing unseen.
const PART = String.raw`[^\s@"(),:;<>\[\]\\?&#%\p{C}]+`;
const ADDRESS = new RegExp(`^${PART}@${PART}$`, 'u');
// What nearly every address is made of: it needs no closer look and no encoding, and there may be 100,000 of them.
const COMMON = /^[\w.-]+@[\w.-]+$/;

/** Whether a text is one address and nothing beside it. */
export function isPlainAddress(text: string): boolean {
  return text.length <= 254 && (COMMON.test(text) || ADDRESS.test(text));
}

/** Builds one `mailto:` link with every address encoded. Pure: nothing is opened. @spec B §2 */
export function buildMailto({ to = [], bcc = [], subject = '', body = '' }: MailtoInput): Mailto {
  const refused = new Set<string>();
  const seen = new Set<string>();
  const usable = (texts: readonly string[]) =>
    texts
      .map((text) => text.trim())
      .filter((text) => {
        const key = text.toLowerCase();
        if (text === '' || seen.has(key)) return false;
        const isPlain = isPlainAddress(text);
        if (isPlain) seen.add(key);
        else refused.add(text);
        return isPlain;
      });
  const toAddresses = usable(to);
  const bccAddresses = usable(bcc);
  const addresses = [...toAddresses, ...bccAddresses];
  const told = { addresses, refused: [...refused] };
  if (addresses.length === 0) return { ...told, status: 'empty' };

  const fields = [
    ...(bccAddresses.length > 0 ? [`bcc=${listOf(bccAddresses)}`] : []),
    ...(subject === '' ? [] : [`subject=${encodeURIComponent(subject.replace(/[\r\n]+/g, ' '))}`]),
    // RFC 6068 wants both characters of a line break.
    ...(body === '' ? [] : [`body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`]),
  ];
  const href = `mailto:${listOf(toAddresses)}${fields.length > 0 ? `?${fields.join('&')}` : ''}`;
  if (href.length > LONGEST_MAILTO) {
    return { ...told, status: 'tooLong', length: href.length, limit: LONGEST_MAILTO };
  }
  return { ...told, status: 'ready', href };
}

/** Addresses as a link carries them: the @ stays, as RFC 6068 wants it. */
function listOf(addresses: readonly string[]): string {
  return addresses.map(encodeAddress).join(',');
}

function encodeAddress(address: string): string {
  return COMMON.test(address) ? address : encodeURIComponent(address).replace('%40', '@');
}
