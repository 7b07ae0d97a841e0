/** Some mail programs and Windows drop or cut longer links. */
export const LONGEST_MAILTO = 2000;

export interface MailtoInput {
  readonly to?: readonly string[];
  readonly bcc?: readonly string[];
  readonly subject?: string;
  readonly body?: string;
  /** The standard has commas, and some mail programs take only semicolons. @default ',' */
  readonly separator?: ',' | ';';
}

export type Mailto = {
  readonly addresses: readonly string[];
  /** Not plain addresses: they could add mail headers. */
  readonly refused: readonly string[];
} & (
  | { readonly status: 'ready'; readonly href: string }
  | { readonly status: 'empty' }
  | { readonly status: 'tooLong'; readonly length: number; readonly limit: number }
);

const PART = String.raw`[^\s@"(),:;<>\[\]\\?&#%\p{C}]+`;
const ADDRESS = new RegExp(`^${PART}@${PART}$`, 'u');
const COMMON = /^[\w.-]+@[\w.-]+$/;

export function isPlainAddress(text: string): boolean {
  return text.length <= 254 && (COMMON.test(text) || ADDRESS.test(text));
}

/** @spec B §2 */
export function buildMailto({
  to = [],
  bcc = [],
  subject = '',
  body = '',
  separator = ',',
}: MailtoInput): Mailto {
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
  const shared = { addresses, refused: [...refused] };
  if (addresses.length === 0) return { ...shared, status: 'empty' };

  const fields = [
    ...(bccAddresses.length > 0 ? [`bcc=${listOf(bccAddresses, separator)}`] : []),
    ...(subject === '' ? [] : [`subject=${encodeURIComponent(subject.replace(/[\r\n]+/g, ' '))}`]),
    // RFC 6068 requires both characters of a line break.
    ...(body === '' ? [] : [`body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`]),
  ];
  const href = `mailto:${listOf(toAddresses, separator)}${fields.length > 0 ? `?${fields.join('&')}` : ''}`;
  if (href.length > LONGEST_MAILTO) {
    return { ...shared, status: 'tooLong', length: href.length, limit: LONGEST_MAILTO };
  }
  return { ...shared, status: 'ready', href };
}

function listOf(addresses: readonly string[], separator: string): string {
  return addresses.map(encodeAddress).join(separator);
}

function encodeAddress(address: string): string {
  return COMMON.test(address) ? address : encodeURIComponent(address).replace('%40', '@');
}
