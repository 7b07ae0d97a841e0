export interface FileToDownload {
  /** Includes the extension: 'paywall_codes.csv'. */
  readonly name: string;
  /** Whole, in consecutive parts, or as a blob if it is not a text. */
  readonly text: string | readonly string[] | Blob;
  /** MIME type with character set. @default 'text/csv;charset=utf-8' */
  readonly type?: string;
}

/** Long enough for a browser that asks where to save. */
const KEPT_FOR_MS = 60_000;

/** Saves a text as a file. Returns false if the browser cannot. */
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
