import { isOfThisCopy } from '../data/query.ts';
import type { Facts, Finding } from './facts.ts';

/** Each copy of the kit adds this module's own object. */
const page = globalThis as { [name: symbol]: Set<object> | undefined };
const NAME = Symbol.for('@timemap/admin-kit/doctor');
page[NAME] ??= new Set();
const copies = page[NAME];
copies.add({});

export function copyFindings({ queryClient, isOtherReact }: Facts): Finding[] {
  const found: Finding[] = [];
  if (isOtherReact)
    found.push({
      cause:
        'Two copies of React are on this page: one shows the screens, and @timemap/admin-kit loads another.',
      change:
        "resolve: { dedupe: ['react', 'react-dom'] } in Vite, or one version of react in package.json; `npm ls react` names the copies.",
    });
  if (queryClient && !isOfThisCopy(queryClient))
    found.push({
      cause:
        'The queryClient of <AdminKitProvider> was made by another copy of @tanstack/react-query than the one that @timemap/admin-kit loads.',
      change:
        'install one version for the whole page (`npm ls @tanstack/react-query` names them), or leave queryClient out.',
    });
  if (copies.size > 1)
    found.push({
      cause: `${copies.size} copies of @timemap/admin-kit are on this page.`,
      change:
        'install one version; `npm ls @timemap/admin-kit` names them. With Module Federation, share it as a singleton.',
    });
  return found;
}
