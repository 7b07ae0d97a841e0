import type { Query } from '@tanstack/react-query';
import type { Operation } from '@timemap/admin-api';
import { type AdminKit, foldText, queryKey } from '@timemap/admin-kit';
import type { RouteObject } from 'react-router';
import { isPage } from '../known-pages.ts';
import type { RecordRef } from '../page-handle.ts';
import type { Entity, PaletteWords, RecordList, Records, Situation } from './feature-commands.ts';
import { allRecords } from './features.ts';
import type { ListedGroup } from './first-groups.ts';
import { actsOf, commandSources, facetSource } from './record-commands.ts';
import { type Source, source } from './source.ts';

export interface EntitySituation extends Pick<AdminKit, 'client' | 'links' | 'queryClient' | 'session'> {
  readonly words: PaletteWords;
  readonly wordsOf: Situation['wordsOf'];
  readonly format: (count: number) => string;
}

interface Load {
  readonly data: object;
  readonly ownerId: number;
}

/** Only cached records, so that a search sends no request. */
export function entitySources(situation: EntitySituation, routes: RouteObject[]): Source[] {
  return allRecords.flatMap((records) => sourcesOf(situation, records, routes));
}

/** What can be done with the record of the page, once it is loaded. */
export function actsOfOpen(situation: EntitySituation, { kind, id }: RecordRef): ListedGroup | null {
  const records = allRecords.find((each) => each.kind === kind);
  for (const [operation, list] of Object.entries(records?.lists ?? {}) as [Operation, RecordList<unknown>][])
    for (const { data } of list.isWhole ? [] : loadsOf(situation, operation))
      for (const row of list.rowsOf(data)) {
        const entity = records?.entityOf(row);
        if (records === undefined || entity?.id !== id) continue;
        const items = actsOf(situation, records, entity).acts?.() ?? [];
        return { title: situation.words.actsOf({ name: entity.label }), items, count: items.length };
      }
  return null;
}

function sourcesOf(situation: EntitySituation, records: Records, routes: RouteObject[]): Source[] {
  const found: Source[] = [];
  let whole: readonly unknown[] | null = null;
  for (const [operation, list] of Object.entries(records.lists) as [Operation, RecordList<unknown>][]) {
    const loads = loadsOf(situation, operation)
      .map(({ data, ownerId }) => sourceOf(situation, records, list.rowsOf, data, ownerId))
      .filter((ofLoad) => ofLoad.rows.length > 0 && leadsToPage(ofLoad, ofLoad.rows[0], routes));
    found.push(...loads.flatMap((ofLoad) => [ofLoad, ...commandSources(situation, records, ofLoad)]));
    if (list.isWhole && loads[0] !== undefined) {
      whole = loads[0].rows;
      break;
    }
  }
  return [...found, ...facetSource(situation, records, whole)];
}

function loadsOf({ queryClient, client }: EntitySituation, operation: Operation): Load[] {
  const queries = queryClient.getQueryCache().findAll({ queryKey: queryKey(client, operation) });
  return queries.flatMap(({ queryKey, state }: Query) => {
    const { data } = state;
    const input = queryKey[3] as { path?: { id?: unknown } } | undefined;
    return typeof data === 'object' && data !== null ? [{ data, ownerId: Number(input?.path?.id ?? 0) }] : [];
  });
}

const rowsOfData = new WeakMap<object, readonly unknown[]>();

function sourceOf(
  situation: EntitySituation,
  records: Records,
  rowsOf: RecordList<unknown>['rowsOf'],
  data: object,
  ownerId: number,
): Source {
  const { links, session, words } = situation;
  const { kind, title, isNumbered, entityOf, hrefOf } = records;
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
      return {
        key: `${kind}:${id}`,
        kind,
        label,
        detail: detailFor(entity, asked),
        target: { to: hrefOf(links, entity, owner) },
        ...actsOf(situation, records, entity),
      };
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
