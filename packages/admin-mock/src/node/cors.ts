export type AllowedOrigins = readonly string[] | undefined;

export function isOriginAllowed(origin: string | undefined, allowed: AllowedOrigins): boolean {
  return origin === undefined || allowed === undefined || allowed.includes(origin);
}

/** The session is in a header, never in a cookie, so credentials are not allowed. */
export function corsHeaders(origin: string | undefined, allowed: AllowedOrigins): Record<string, string> {
  const exposed = { 'access-control-expose-headers': 'retry-after, date' };
  if (allowed === undefined) return { 'access-control-allow-origin': '*', ...exposed };
  if (origin === undefined || !allowed.includes(origin)) return { vary: 'origin' };
  return { 'access-control-allow-origin': origin, vary: 'origin', ...exposed };
}

export const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': '600',
};
