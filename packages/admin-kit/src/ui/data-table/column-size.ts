/** Widths and shares that column-size.css has a class for. */
const STEP_PX = 8;
const NARROWEST_PX = 40;
export const WIDEST_PX = 320;
export const MOST_SHARES = 24;

/** The smallest width of a column, to the next 8 px. */
export function minWidthClass(px: number): string {
  const steps = Math.ceil(px / STEP_PX) * STEP_PX;
  return `ak-column-min-${Math.min(Math.max(steps, NARROWEST_PX), WIDEST_PX)}`;
}

/** How many shares of the spare room a column takes, on its header. */
export function shareClass(share: number): string {
  return `ak-column-share-${share}`;
}

/** How many shares there are, on the row of headers. */
export function sharesClass(shares: number): string {
  return `ak-column-shares-${Math.min(shares, MOST_SHARES)}`;
}
