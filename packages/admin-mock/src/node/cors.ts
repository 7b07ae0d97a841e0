/** Which pages may read the answers: every page, or those of the listed origins. */
export type AllowedOrigins = readonly string[] | undefined;

export function isOriginAllowed(origin: string | undefined, allowed: AllowedOrigins): boolean {
  return origin === undefined || allowed === undefined || allowed.includes(origin);
}

/** Headers of every answer. The session travels in a header, never in a cookie: no credentials are allowed. */
export function corsHeaders(origin: string | undefined, allowed: AllowedOrigins): Record<string, string> {
  const exposed = { 'access-control-expose-headers': 'retry-after, date' };
  if (allowed === undefined) return { 'access-control-allow-origin': '*', ...exposed };
  if (origin === undefined || !allowed.includes(origin)) return { vary: 'origin' };
  return { 'access-control-allow-origin': origin, vary: 'origin', ...exposed };
}

/** Headers of the answer to a browser that asks before it sends. */
export const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': '600',
};
