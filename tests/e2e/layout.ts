import type { Locator, Page } from 'playwright';

/** Scroll offsets are whole pixels, widths are not, and a frame may have a border. */
export const ROUNDING_PX = 2;

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

export async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  // A part whose script arrives replaces its placeholder, so the element may be gone for a moment.
  return box ?? boxOf(part);
}

/** How far the edges of a part are from the edges of a box. */
export async function apartPx(part: Locator, from: Partial<Box>): Promise<number> {
  const box = await boxOf(part);
  const sides = Object.keys(from) as (keyof Box)[];
  return Math.max(...sides.map((side) => Math.abs(box[side] - (from[side] ?? 0))));
}

/** How far the place that moved most has moved; infinite if there are more or fewer. */
export function movedPx(now: readonly number[], before: readonly number[]): number {
  if (now.length !== before.length) return Number.POSITIVE_INFINITY;
  return Math.max(...now.map((place, index) => Math.abs(place - (before[index] ?? 0))));
}

export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await nextFrames(page);
}

/** A table fits its columns in the frame after its size has changed. */
export function nextFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

/** A page that has its heading and has not shown something after this time will not show it at all. */
export async function untilLoaded(page: Page): Promise<void> {
  await page.locator('main :is([aria-busy=true], .ak-skeleton)').first().waitFor({ state: 'detached' });
}

/** On a first visit, texts are wider or narrower until the typeface arrives, which is after the data. */
export async function untilTypeface(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => family.includes('Inter Variable') && status === 'loaded',
    ),
  );
}

/** Of the only table, the columns that scrolling does not bring into its frame. */
export function headsOutOfReach(page: Page): Promise<string[]> {
  return page.locator('.ak-data-table-frame').evaluate((frame, roundingPx) => {
    const cells = [...frame.querySelectorAll<HTMLElement>('.ak-data-table-header-cell')];
    const isInReach = (cell: HTMLElement) => {
      cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const [own, around] = [cell.getBoundingClientRect(), frame.getBoundingClientRect()];
      const isInside = own.left >= around.left - roundingPx && own.right <= around.right + roundingPx;
      return own.width > 0 && isInside;
    };
    return cells.filter((cell) => !isInReach(cell)).map(({ textContent }) => textContent);
  }, ROUNDING_PX);
}
