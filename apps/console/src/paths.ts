export const paths = {
  home: '/',
  login: '/pages/login',
  notFound: '/pages/404',
  serverError: '/pages/500',
  adminDashboard: '/admindash',
  tickets: '/tickets',
  ticket: '/tickets/:ticketId',
  global: '/global',
  user: '/global/users/:userId',
  enterpriseDeal: '/global/enterprisedeals/:dealId',
  stats: '/stats',
  organizations: '/organizations',
  organizationUsers: '/organizations/users/:organizationId',
  organizationProjects: '/organizations/projects/:organizationId',
} as const;

export type Pattern = (typeof paths)[keyof typeof paths];

type NameIn<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NameIn<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** Only ids are allowed in a path, so that nothing else can change its destination. */
export type PathIds<P extends Pattern> = { readonly [Name in NameIn<P>]: number };

export type Search = Readonly<Record<string, string | number | null | undefined>>;

/** @throws Error if an id is not a whole number of 0 or more */
export function pathTo<P extends Pattern>(pattern: P, ids: PathIds<P>, search: Search = {}): string {
  const filled = Object.entries<number>(ids).reduce<string>(
    (path, [name, id]) => path.replace(`:${name}`, idText(name, id)),
    pattern,
  );
  const query = new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])),
  ).toString();
  return query === '' ? filled : `${filled}?${query}`;
}

function idText(name: string, id: number): string {
  if (!Number.isSafeInteger(id) || id < 0)
    throw new RangeError(`${name} must be a whole number of 0 or more`);
  return String(id);
}

export function isAt(pathname: string, path: Pattern): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/\/+$/, '');
  return bare(pathname) === bare(path);
}

const stepsOf = (pathname: string) => pathname.toLowerCase().split('/').filter(Boolean);

export function idsIn(pathname: string, pattern: string): readonly number[] | null {
  const steps = stepsOf(pathname);
  const expected = stepsOf(pattern);
  const isName = (step: string | undefined) => step?.startsWith(':') === true;
  if (expected.length !== steps.length) return null;
  if (!expected.every((step, index) => isName(step) || step === steps[index])) return null;
  const ids = steps.filter((_, index) => isName(expected[index])).map(readId);
  return ids.some((id) => id === null) ? null : (ids as number[]);
}

export const isStaffPath = (path: string) =>
  path === paths.adminDashboard || path === paths.global || path.startsWith(`${paths.global}/`);

export function readId(text: string | null | undefined): number | null {
  if (text == null || !/^[0-9]{1,16}$/.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}
