import type { Organization } from '@timemap/admin-api';
import { useAdminKit } from '@timemap/admin-kit';
import { useState } from 'react';
import { matchPath, useLocation } from 'react-router';
import { usePreferences } from '../console-context.ts';
import { isAt, paths, readId } from '../paths.ts';
import { routes } from '../routes.tsx';
import { actionSource } from './action-source.ts';
import { entitySources } from './entity-sources.ts';
import { screenSource } from './screen-source.ts';
import type { Source } from './source.ts';

/** Everything the palette can find at the moment it opens. */
export function useSources(): readonly Source[] {
  const kit = useAdminKit();
  const preferences = usePreferences();
  const { pathname, search } = useLocation();
  const [sources] = useState(() => {
    const { user } = kit.session;
    const wanted = readId(new URLSearchParams(search).get('organization'));
    const id = isAt(pathname, paths.organizations) ? wanted : null;
    const read = ['admin-kit', kit.client.id, 'GET /organizations/{id}', { path: { id } }];
    const organization = id === null ? null : (kit.queryClient.getQueryData<Organization>(read) ?? null);
    const ticketId = readId(matchPath(paths.ticket, pathname)?.params.ticketId);
    return [
      screenSource(routes, user),
      actionSource({ user, links: kit.links, preferences, organization, ticketId }),
      ...entitySources(kit, routes),
    ];
  });
  return sources;
}
