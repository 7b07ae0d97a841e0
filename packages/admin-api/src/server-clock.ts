/** A Date header has whole seconds, and its response may have been slow to arrive. */
const TOLERATED_MS = 300_000;

let aheadMs = 0;

/** Hidden from pages of another origin, unless the server exposes it. Then the computer's own clock counts. */
export function noteServerDate(header: string | null): void {
  const ahead = Date.parse(header ?? '') - Date.now();
  if (!Number.isNaN(ahead)) aheadMs = Math.abs(ahead) > TOLERATED_MS ? ahead : 0;
}

/** Now, by the clock of the server that answered last, for comparisons with its dates. */
export const serverNow = (): number => Date.now() + aheadMs;
