export type Place =
  | { readonly kind: 'dashboard' }
  | { readonly kind: 'project'; readonly projectId: number }
  | { readonly kind: 'unknown' };

/** `/app/dashboard`, `/app/connect/{id}` and `#/app/connect/{id}`. The part behind the # takes precedence. */
export function readPlace({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): Place {
  const path = hash.startsWith('#/') ? hash.slice(1) : pathname;
  if (/^\/(app\/dashboard\/?)?$/.test(path)) return { kind: 'dashboard' };
  const projectId = Number(/^\/app\/connect\/([0-9]{1,15})\/?$/.exec(path)?.[1] ?? Number.NaN);
  return Number.isNaN(projectId) ? { kind: 'unknown' } : { kind: 'project', projectId };
}

export const dashboardHref = '/app/dashboard';
export const projectHref = (projectId: number) => `/app/connect/${projectId}`;
