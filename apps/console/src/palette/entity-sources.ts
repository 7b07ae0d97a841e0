import type { Query } from '@tanstack/react-query';
import type { Operation } from '@timemap/admin-api';
import { type AdminKit, foldText, queryKey } from '@timemap/admin-kit';
import type { RouteObject } from 'react-router';
import { isPage } from '../known-pages.ts';
import type { Entity, PaletteWords, RecordList, Records } from './feature-commands.ts';
import { allRecords } from './features.ts';
import { type Source, source, verbOf } from './source.ts';

type Kit = Pick<AdminKit, 'client' | 'links' | 'queryClient' | 'session'>;

interface Load {
  readonly data: object;
  readonly ownerId: number;
}

/** Only cached records, so that a search sends no request. */
export function entitySources(kit: Kit, routes: RouteObject[], words: PaletteWords): Source[] {
  return allRecords.flatMap((records) => sourcesOf(kit, records, routes, words));
}

function sourcesOf(kit: Kit, records: Records, routes: RouteObject[], words: PaletteWords): Source[] {
  const found: Source[] = [];
  for (const [operation, list] of Object.entries(records.lists) as [Operation, RecordList<unknown>][]) {
    const loads = loadsOf(kit, operation)
      .map(({ data, ownerId }) => sourceOf(kit, records, list.rowsOf, data, ownerId, words))
      .filter((ofLoad) => ofLoad.rows.length > 0 && leadsToPage(ofLoad, ofLoad.rows[0], routes));
    found.push(...loads.flatMap((ofLoad) => [ofLoad, ...commandSources(kit, records, ofLoad, words)]));
    if (list.isWhole && loads.length > 0) break;
  }
  return found;
}

function loadsOf({ queryClient, client }: Kit, operation: Operation): Load[] {
  const queries = queryClient.getQueryCache().findAll({ queryKey: queryKey(client, operation) });
  return queries.flatMap(({ queryKey, state }: Query) => {
    const { data } = state;
    const input = queryKey[3] as { path?: { id?: unknown } } | undefined;
    return typeof data === 'object' && data !== null ? [{ data, ownerId: Number(input?.path?.id ?? 0) }] : [];
  });
}

function commandSources(
  { session, links }: Kit,
  { commandsOf = [], entityOf }: Records,
  { rows, textsOf }: Source,
  words: PaletteWords,
): Source[] {
  return commandsOf
    .filter(({ isAllowed }) => isAllowed(session.user))
    .map((command) => {
      const itemOf = (row: unknown) => {
        const entity = entityOf(row);
        return { kind: 'action', detail: entity.detail, ...command.itemOf(entity, words, links) };
      };
      const verb = verbOf(words[command.verbs]);
      return source<unknown>({ kind: 'action', verb, needsRest: command.needsName, rows, textsOf, itemOf });
    });
}

const rowsOfData = new WeakMap<object, readonly unknown[]>();

function sourceOf(
  { links, session }: Kit,
  { kind, title, isNumbered, entityOf, hrefOf }: Records,
  rowsOf: RecordList<unknown>['rowsOf'],
  data: object,
  ownerId: number,
  words: PaletteWords,
): Source {
  const rows = rowsOfData.get(data) ?? rowsOf(data);
  rowsOfData.set(data, rows);
  const owner = { id: ownerId, isGlobalAdmin: session.user.isAdmin };
  const textsOf = ({ id, label, detail, texts = [] }: Entity) => [label, String(id), detail, ...texts];
  return source<unknown>({
    kind,
    rows,
    kindNames: foldText(words[title]),
    isNumbered,
    textsOf: (row) => textsOf(entityOf(row)),
    itemOf: (row, asked = []) => {
      const entity = entityOf(row);
      const { id, label } = entity;
      const detail = detailFor(entity, asked);
      return { key: `${kind}:${id}`, kind, label, detail, target: { to: hrefOf(links, entity, owner) } };
    },
  });
}

const MAX_SHOWN = 254;

/** Names the text that was found where the line does not show it, such as an address. */
function detailFor({ id, label, detail, texts = [] }: Entity, asked: readonly string[]): string {
  const shown = foldText(`${label} ${id} ${detail}`);
  const hidden = asked.filter((word) => !shown.includes(word));
  const found = texts.find(
    (text) => text.length <= MAX_SHOWN && hidden.some((word) => foldText(text).includes(word)),
  );
  return [detail, found].filter(Boolean).join(' · ');
}

function leadsToPage({ itemOf }: Source, row: unknown, routes: RouteObject[]): boolean {
  const { target } = itemOf(row);
  return 'to' in target && isPage(routes, new URL(target.to, window.location.origin).pathname);
}
