import type { Page } from 'playwright';

/** Text smoothing varies by less, per channel from 0 to 255. */
const TOLERANCE = 24;

export function pictureDifference(page: Page, first: Buffer, second: Buffer): Promise<number> {
  return page.evaluate(
    async ([tolerance, ...pictures]) => {
      const [a, b] = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
          context?.drawImage(image, 0, 0);
          return context?.getImageData(0, 0, image.width, image.height);
        }),
      );
      if (!a || !b || Math.abs(a.width - b.width) > 1 || Math.abs(a.height - b.height) > 1) return 1;
      const [width, height] = [Math.min(a.width, b.width), Math.min(a.height, b.height)];
      let different = 0;
      for (let y = 0; y < height; y += 1) {
        for (let x = 0; x < width; x += 1) {
          const [at, bt] = [(y * a.width + x) * 4, (y * b.width + x) * 4];
          const isDifferent = [0, 1, 2].some(
            (channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[bt + channel] ?? 0)) > tolerance,
          );
          if (isDifferent) different += 1;
        }
      }
      return different / (width * height);
    },
    [TOLERANCE, first.toString('base64'), second.toString('base64')] as const,
  );
}
