import { vi } from 'vitest';

export interface SavedFile {
  readonly name: string;
  readonly blob: Blob;
}

export function savedFiles(): readonly SavedFile[] {
  const files: SavedFile[] = [];
  let last: Blob | null = null;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (last) files.push({ name: this.download, blob: last });
  });
  return files;
}
