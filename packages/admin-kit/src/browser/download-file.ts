export interface FileToDownload {
  /** With its ending: 'paywall_codes.csv'. */
  readonly name: string;
  /** Whole, in parts that follow each other, or as a blob where it is no text. */
  readonly text: string | readonly string[] | Blob;
  /** MIME type, the character set included. @default 'text/csv;charset=utf-8' */
  readonly type?: string;
}

/** Long enough for a browser that asks where to save. */
const KEPT_FOR_MS = 60_000;

/** Hands a text to the browser as a file. False where the browser cannot: say so then. */
export function downloadFile({ name, text, type = 'text/csv;charset=utf-8' }: FileToDownload): boolean {
  try {
    const address = URL.createObjectURL(new Blob([text].flat(), { type }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR_MS);
    return true;
  } catch {
    return false;
  }
}
