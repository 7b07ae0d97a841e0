/** What came of loading an image once. */
export type ImageProbe =
  | { readonly status: 'loaded'; readonly width: number; readonly height: number }
  | { readonly status: 'failed'; readonly reason: 'broken' | 'timeout' };

const PATIENCE_MS = 10_000;
/** A drawing may have no size of its own. */
const SIZELESS_PX = 1000;

/**
 * Loads an image to see whether it is one. Its host learns neither who asks nor from which page. Never rejects; once
 * `signal` is aborted the download stops and nothing comes of it any more.
 */
export function probeImage(url: string, signal: AbortSignal): Promise<ImageProbe> {
  return new Promise((resolve) => {
    const image = new Image();
    image.referrerPolicy = 'no-referrer';
    const end = (result: ImageProbe | null) => {
      clearTimeout(timer);
      image.onload = null;
      image.onerror = null;
      if (result?.status !== 'loaded') image.removeAttribute('src');
      if (result !== null) resolve(result);
    };
    const timer = setTimeout(() => end({ status: 'failed', reason: 'timeout' }), PATIENCE_MS);
    image.onload = () => {
      const { naturalWidth, naturalHeight } = image;
      end({ status: 'loaded', width: naturalWidth || SIZELESS_PX, height: naturalHeight || SIZELESS_PX });
    };
    image.onerror = () => end({ status: 'failed', reason: 'broken' });
    signal.addEventListener('abort', () => end(null), { once: true });
    image.src = url;
  });
}
