export interface FileToDownload {
  readonly name: string;
  readonly text: string | readonly string[] | Blob;
  readonly type?: string;
}

/** Long enough for a browser that asks where to save. */
const KEPT_FOR_MS = 60_000;

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

/** Today, for the name of a saved file. The Swedish format is ISO 8601. */
export const dayOfFile = (timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(new Date());
