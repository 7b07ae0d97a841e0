import { decodeAs, decodeList, ENCODINGS } from './encodings.ts';
import { kindOf, kindOfText, SIGNED_BYTES, signOf } from './file-kind.ts';
import { LARGEST_FILE, type ListFile, type Refusal } from './list-file.ts';

/**
 * Reads what a person chose: text in any usual encoding, or a spreadsheet.
 * @throws if the script that reads spreadsheets does not arrive
 */
export async function readListFile(file: Blob, locale: string): Promise<ListFile> {
  const isTooLarge = file.size > LARGEST_FILE;
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await (isTooLarge ? file.slice(0, SIGNED_BYTES) : file).arrayBuffer());
  } catch {
    // A folder, or a file that has changed since it was chosen.
    return refused('unreadable');
  }
  if (isTooLarge) return refused(signOf(bytes) ?? 'tooLarge');
  const kind = kindOf(bytes);
  if (kind === 'text') return textFile(bytes, locale);
  if (kind !== 'xlsx' && kind !== 'ods' && kind !== 'xls') return refused(kind);
  const { readSpreadsheet } = await import('./read-spreadsheet.ts');
  try {
    const read = await readSpreadsheet(bytes, kind);
    return read ?? refused('empty');
  } catch (error) {
    return refused(error instanceof Error && error.name === 'EncryptedFileError' ? 'locked' : 'unreadable');
  }
}

function textFile(bytes: Uint8Array, locale: string): ListFile {
  const list = decodeList(bytes, locale);
  const kind = kindOfText(list.text);
  if (kind !== 'text') return refused(kind);
  const { text, encoding, isGuess } = list;
  const choices = isGuess ? Object.entries(ENCODINGS).map(([value, label]) => ({ value, label })) : [];
  return { kind, text, chosen: encoding, choices, readAs: (other) => decodeAs(bytes, other) };
}

const refused = (reason: Refusal): ListFile => ({ kind: 'refused', reason });
