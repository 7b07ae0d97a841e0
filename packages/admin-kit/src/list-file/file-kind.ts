/** What a file is by its content. Its name and its type can both be wrong. */
type FileKind = 'text' | 'xlsx' | 'ods' | 'xls' | NoList;

/** Files from which no list can be read. */
export type NoList =
  | 'pdf'
  | 'image'
  | 'archive'
  | 'document'
  | 'markup'
  | 'otherSheet'
  | 'locked'
  | 'binary'
  | 'empty';

const SIGNS: readonly (readonly [kind: NoList, sign: string, offset: number])[] = [
  ['pdf', '%PDF-', 0],
  ['image', '\x89PNG', 0],
  ['image', '\xFF\xD8\xFF', 0],
  ['image', 'GIF8', 0],
  ['image', 'II*\0', 0],
  ['image', 'MM\0*', 0],
  ['image', 'WEBP', 8],
  ['image', 'ftypheic', 4],
  ['image', 'ftypheix', 4],
  ['image', 'ftypmif1', 4],
  ['image', 'ftypavif', 4],
  ['archive', '\x1F\x8B', 0],
  ['archive', "7z\xBC\xAF'\x1C", 0],
  ['archive', 'Rar!', 0],
  ['archive', 'BZh', 0],
  ['archive', '\xFD7zXZ', 0],
  ['archive', '\x28\xB5\x2F\xFD', 0],
  ['archive', 'ustar', 257],
  ['document', '{\\rtf', 0],
];

/** The part of a file that `signOf` looks at. */
export const SIGNED_BYTES = 300;

const MARKUP = /^\s*<(!doctype|\?xml|html|head|body|table|svg)[\s>]/i;

/** What the first bytes of a file say for certain. */
export function signOf(bytes: Uint8Array): NoList | null {
  const start = latin1(bytes.subarray(0, SIGNED_BYTES));
  return SIGNS.find(([, sign, offset]) => start.startsWith(sign, offset))?.[0] ?? null;
}

export function kindOf(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty';
  const sign = signOf(bytes);
  if (sign !== null) return sign;
  const start = latin1(bytes.subarray(0, 8));
  if (start.startsWith('PK\x03\x04') || start.startsWith('PK\x05\x06')) return kindOfZip(latin1(bytes));
  if (start === '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1') return kindOfCompound(latin1(bytes));
  return 'text';
}

export function kindOfText(text: string): 'text' | NoList {
  if (text.includes('\0')) return 'binary';
  if (MARKUP.test(text)) return 'markup';
  return text.trim() === '' ? 'empty' : 'text';
}

function kindOfZip(content: string): FileKind {
  const names = directoryOfZip(content);
  if (names.includes('content.xml') && names.includes('META-INF/')) {
    return /opendocument\.(text|presentation|graphics)/.test(content.slice(0, 200)) ? 'document' : 'ods';
  }
  if (names.includes('xl/workbook.bin') || names.includes('Index/CalculationEngine')) return 'otherSheet';
  if (names.includes('xl/w')) return 'xlsx';
  return /(word|ppt)\/|Index\/Document/.test(names) ? 'document' : 'archive';
}

/** Its names are not compressed. Those of an office file inside an archive come before it. */
function directoryOfZip(content: string): string {
  const end = content.lastIndexOf('PK\x05\x06');
  const start = [3, 2, 1, 0].reduce((sum, at) => sum * 256 + content.charCodeAt(end + 16 + at), 0);
  return end === -1 ? content : content.slice(start, end);
}

// Compound files of Office name their streams in UTF-16.
function kindOfCompound(content: string): FileKind {
  const has = (name: string) => content.includes([...name].join('\0'));
  if (has('EncryptedPackage')) return 'locked';
  if (has('Workbook')) return 'xls';
  if (has('WordDocument') || has('PowerPoint')) return 'document';
  return has('Book') ? 'otherSheet' : 'binary';
}

function latin1(bytes: Uint8Array): string {
  // The decoder of this name is Windows-1252, in which 0x80 to 0x9F are other characters.
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return text;
}
