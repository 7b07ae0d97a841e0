import type { Organization } from '@timemap/admin-api';
import { queryKey, useAdminKit, useCatalogues, useMessages, useNumberFormat } from '@timemap/admin-kit';
import { use, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { RoutesContext, usePreferences } from '../console-context.ts';
import { pageMessages } from '../messages.ts';
import { isAt, paths, readId } from '../paths.ts';
import { actionSources } from './action-source.ts';
import { entitySources } from './entity-sources.ts';
import { paletteMessages } from './messages.ts';
import { screenSource } from './screen-source.ts';
import type { Source } from './source.ts';

export function useSources(version: string): readonly Source[] {
  const kit = useAdminKit();
  const routes = use(RoutesContext);
  const preferences = usePreferences();
  const wordsOf = useCatalogues();
  const words = useMessages(paletteMessages);
  const format = useNumberFormat();
  const { pathname, search } = useLocation();
  const [fixed] = useState(() => {
    const { user } = kit.session;
    const wanted = readId(new URLSearchParams(search).get('organization'));
    const id = isAt(pathname, paths.organizations) ? wanted : null;
    const read = queryKey(kit.client, 'GET /organizations/{id}', { path: { id } });
    const organization = id === null ? null : (kit.queryClient.getQueryData<Organization>(read) ?? null);
    const situation = { user, links: kit.links, organization, words, wordsOf };
    return [screenSource(routes, user, wordsOf(pageMessages)), ...actionSources(situation, preferences)];
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version tells that the cache holds something else
  return useMemo(
    () => [...fixed, ...entitySources({ ...kit, words, wordsOf, format }, routes)],
    [fixed, kit, routes, words, wordsOf, format, version],
  );
}
