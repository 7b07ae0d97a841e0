import type { EntitySituation } from './entity-sources.ts';
import type { Entity, Facet, RecordCommand, Records } from './feature-commands.ts';
import type { PaletteItem } from './palette-item.ts';
import { type Source, source, verbOf } from './source.ts';

function itemOf({ words, links }: EntitySituation, command: RecordCommand, entity: Entity): PaletteItem {
  return { kind: 'action', detail: entity.detail, ...command.itemOf(entity, words, links) };
}

export function actsOf(
  situation: EntitySituation,
  { commandsOf = [] }: Records,
  entity: Entity,
): Pick<PaletteItem, 'acts'> {
  const allowed = commandsOf.filter(({ isAllowed }) => isAllowed(situation.session.user, entity));
  if (allowed.length === 0) return {};
  return { acts: () => allowed.map((command) => ({ ...itemOf(situation, command, entity), detail: '' })) };
}

export function commandSources(
  situation: EntitySituation,
  { commandsOf = [], entityOf }: Records,
  { rows, textsOf }: Source,
): Source[] {
  return commandsOf.flatMap((command) => {
    if (command.verbs === undefined) return [];
    const { user } = situation.session;
    const isAllowed = (row: unknown) => command.isAllowed(user, entityOf(row));
    return source<unknown>({
      kind: 'action',
      verb: verbOf(situation.words[command.verbs]),
      needsRest: command.needsName,
      rows: user.isAdmin && !command.isOfSome ? rows : rowsFor(command, rows, isAllowed),
      textsOf,
      itemOf: (row) => itemOf(situation, command, entityOf(row)),
    });
  });
}

const rowsOfCommand = new WeakMap<RecordCommand, WeakMap<object, readonly unknown[]>>();

function rowsFor(command: RecordCommand, rows: readonly unknown[], isAllowed: (row: unknown) => boolean) {
  const known = rowsOfCommand.get(command) ?? new WeakMap<object, readonly unknown[]>();
  rowsOfCommand.set(command, known);
  const allowed = known.get(rows) ?? rows.filter(isAllowed);
  known.set(rows, allowed);
  return allowed;
}

/** `whole` is the list of all records, if it is loaded. */
export function facetSource(
  { links, words, wordsOf, format, session }: EntitySituation,
  { facets, title }: Records,
  whole: readonly unknown[] | null,
): Source[] {
  if (facets === undefined || !session.user.isAdmin) return [];
  const labelOf = ({ label }: Facet<unknown>) => (typeof label === 'string' ? words[label] : label(wordsOf));
  return [
    source({
      kind: 'facet',
      rows: facets,
      textsOf: (facet) => [labelOf(facet), words[title]],
      itemOf: (facet) => {
        const to = facet.hrefOf(links);
        const list = typeof facet.label === 'string' ? [] : [words[title]];
        const count = whole !== null && facet.where ? [format(whole.filter(facet.where).length)] : [];
        const detail = [...list, ...count].join(' · ');
        return { key: `facet:${to}`, kind: 'facet', label: labelOf(facet), detail, target: { to } };
      },
    }),
  ];
}
