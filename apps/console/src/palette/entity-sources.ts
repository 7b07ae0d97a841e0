import type { Query } from '@tanstack/react-query';
import type { Operation } from '@timemap/admin-api';
import type { AdminKit } from '@timemap/admin-kit';
import type { RouteObject } from 'react-router';
import { isPage } from '../known-pages.ts';
import { type Entity, type EntityList, entityLists } from './entity-lists.ts';
import { type Source, source } from './source.ts';

type Kit = Pick<AdminKit, 'client' | 'links' | 'queryClient' | 'session'>;

interface Load {
  readonly data: object;
  /** The id in the path of the call; 0 where there is none. */
  readonly ownerId: number;
}

/**
 * What screens have loaded so far and keep, so that looking for it asks the server nothing. The keys of the cache tell
 * the call, and with it the reader that made what is kept.
 */
export function entitySources(kit: Kit, routes: RouteObject[]): Source[] {
  const found: Source[] = [];
  const wholeKinds = new Set<string>();
  for (const [operation, list] of entityLists) {
    if (wholeKinds.has(list.kind)) continue;
    for (const { data, ownerId } of loadsOf(kit, operation)) {
      const ofLoad = sourceOf(kit, list, data, ownerId);
      const [first] = ofLoad.rows;
      if (first === undefined || !leadsToPage(ofLoad, first, routes)) continue;
      if (list.isWhole) wholeKinds.add(list.kind);
      found.push(ofLoad);
      if (list.kind === 'user' && kit.session.user.isAdmin) found.push(logInSource(list, ofLoad));
    }
  }
  return found;
}

function loadsOf({ queryClient, client }: Kit, operation: Operation): Load[] {
  const queries = queryClient.getQueryCache().findAll({ queryKey: ['admin-kit', client.id, operation] });
  return queries.flatMap(({ queryKey, state }: Query) => {
    const { data } = state;
    const input = queryKey[3] as { path?: { id?: unknown } } | undefined;
    return typeof data === 'object' && data !== null ? [{ data, ownerId: Number(input?.path?.id ?? 0) }] : [];
  });
}

/** To act as each of the users that were loaded. */
function logInSource({ entityOf }: EntityList<unknown>, { rows, textsOf }: Source): Source {
  return source<unknown>({
    kind: 'action',
    verb: /^log ?in as(?!\S)/,
    rows,
    textsOf,
    itemOf: (row) => {
      const { id, label, detail } = entityOf(row);
      const target = { command: 'logInAs', user: { id, username: label } } as const;
      return { key: `log-in-as:${id}`, kind: 'action', label: `Log in as ${label}`, detail, target };
    },
  });
}

const rowsOfData = new WeakMap<object, readonly unknown[]>();

function sourceOf(
  { links, session }: Kit,
  { kind, rowsOf, entityOf, hrefOf }: EntityList<unknown>,
  data: object,
  ownerId: number,
): Source {
  const rows = rowsOfData.get(data) ?? rowsOf(data);
  rowsOfData.set(data, rows);
  const owner = { id: ownerId, isGlobalAdmin: session.user.isAdmin };
  const textsOf = ({ id, label, detail, texts = [] }: Entity) => [label, String(id), detail, ...texts];
  return source<unknown>({
    kind,
    rows,
    textsOf: (row) => textsOf(entityOf(row)),
    itemOf: (row) => {
      const entity = entityOf(row);
      const { id, label, detail } = entity;
      return { key: `${kind}:${id}`, kind, label, detail, target: { to: hrefOf(links, entity, owner) } };
    },
  });
}

/** Not every kind has a page for everyone, or has one yet. */
function leadsToPage({ itemOf }: Source, row: unknown, routes: RouteObject[]): boolean {
  const { target } = itemOf(row);
  return 'to' in target && isPage(routes, new URL(target.to, window.location.origin).pathname);
}
