import { afterEach, describe, expect, it, vi } from 'vitest';
import { downloadFile } from './download-file.ts';

function savingBrowser() {
  const saved: { name: string; blob: Blob }[] = [];
  const blobs = new Map<string, Blob>();
  vi.stubGlobal('URL', {
    createObjectURL: (blob: Blob) => {
      const address = `blob:${blobs.size}`;
      blobs.set(address, blob);
      return address;
    },
    revokeObjectURL: (address: string) => blobs.delete(address),
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: blobs.get(this.href) as Blob });
  });
  return { saved, blobs };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('downloading a file', () => {
  it('passes exactly the text to the browser, under its name', async () => {
    const { saved } = savingBrowser();
    expect(downloadFile({ name: 'users.csv', text: '\uFEFFÄ,1\r\n' })).toBe(true);
    expect(saved.map(({ name, blob }) => [name, blob.type])).toEqual([
      ['users.csv', 'text/csv;charset=utf-8'],
    ]);
    const bytes = new Uint8Array((await saved[0]?.blob.arrayBuffer()) ?? new ArrayBuffer(0));
    expect([...bytes]).toEqual([0xef, 0xbb, 0xbf, 0xc3, 0x84, 0x2c, 0x31, 0x0d, 0x0a]);
  });

  it('leaves nothing behind in the page, and in the end no memory', () => {
    vi.useFakeTimers();
    const { blobs } = savingBrowser();
    const before = document.body.innerHTML;
    downloadFile({ name: 'users.csv', text: 'x' });
    expect(document.body.innerHTML).toBe(before);
    expect(blobs.size).toBe(1);
    vi.runAllTimers();
    expect(blobs.size).toBe(0);
  });

  it('says when the browser cannot', () => {
    vi.stubGlobal('URL', {});
    expect(downloadFile({ name: 'users.csv', text: 'x' })).toBe(false);
  });
});
