import { writeCsv } from '../../text/csv.ts';

export const CODES_FILE_NAME = 'paywall_codes.csv';

export interface CodesFile {
  /** One code on each line, as a spreadsheet may open it. */
  readonly text: string;
  /** Codes that stand in the file otherwise than they are, since a spreadsheet would run them or split them. */
  readonly altered: readonly string[];
}

/** The file of a batch. @spec B §7 */
export function codesFile(codes: readonly string[]): CodesFile {
  const lines = codes.map((code) => writeCsv([[code]]));
  return {
    text: lines.join(''),
    altered: codes.filter((code, index) => lines[index] !== `${code}\r\n`),
  };
}
