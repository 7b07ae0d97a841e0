import { cleanup } from '@testing-library/react';
import { isWrite, type Operation } from '@timemap/admin-api';
import type { RecordedRequest } from '@timemap/admin-mock';
import { screens as elementScreens } from '../../../packages/admin-kit/src/elements/screens.gen.ts';
import type { ElementCalls, MadeCall, Moment, ScreenCalls } from '../../../scripts/manual/calls-page.ts';
import { screenStories } from '../../conformance/screen-stories.ts';
import { type Cell, renderCell, settle } from '../cell.tsx';
import { type ReadRow, readRows, type WriteRow, writeRows } from '../rows.ts';
import { conditions, furtherUses, type Use } from './further-uses.ts';
import { componentOf, isPublic, openedBy, screenFolders, shownBy } from './screen-code.ts';

interface Sighting extends MadeCall {
  readonly folder: string;
  readonly component: string;
}

/** A read that none of them makes is conditional. */
const readyStories = new Set(screenStories.map(({ stories }) => stories.get('Ready')));

const rowUse = (row: ReadRow | WriteRow): Use => ({
  ...row,
  act: async (story) => {
    await row.start?.(story);
    await settle(1200);
    if ('send' in row) await row.send(story);
  },
});

const uses = (): readonly Use[] => [
  ...screenStories.flatMap(({ stories }) =>
    [...stories].filter(([name]) => name !== 'EverySlot').map(([, story]) => ({ story })),
  ),
  ...[...readRows, ...writeRows].map(rowUse),
  ...furtherUses,
];

async function sightingsIn({ story, act, condition, ...more }: Use): Promise<Sighting[]> {
  const place = componentOf(story);
  const cell = renderCell({ story, ...more } as Parameters<typeof renderCell>[0]);
  await settle(1200);
  const atFirst: Moment = !isPublic(place)
    ? 'asked'
    : readyStories.has(story) && more.args === undefined
      ? 'shown'
      : 'sometimes';
  const sightings = cell.server.requests().map((request) => sighting(request, atFirst, []));
  await act?.(cell);
  await settle(1200);
  const later = cell.server.requests().slice(sightings.length);
  sightings.push(...later.map((request) => sighting(request, 'asked', startedActions(cell))));
  cleanup();
  return sightings.map((seen) => ({ ...seen, ...place, ...(condition !== undefined && { condition }) }));
}

const startedActions = ({ events }: Cell) =>
  events.flatMap((event) => (event.type === 'action-started' ? [event.action.name] : []));

function sighting(request: RecordedRequest, moment: Moment, started: readonly string[]): MadeCall {
  const { operation, path, query, encoding } = request;
  if (operation === null) throw new Error(`The contract knows no ${request.method} ${path}.`);
  const places = [
    operation.includes('{') && 'path',
    Object.keys(query).length > 0 && 'query',
    encoding === 'form' && 'form',
    encoding === 'json' && 'JSON',
  ];
  return {
    operation,
    moment: isWrite(operation) ? null : moment,
    fields: places.filter(Boolean).join(', '),
    actions: isWrite(operation) ? [...new Set(started)] : [],
  };
}

const order: readonly (Moment | null)[] = ['shown', 'sometimes', 'asked', null];

function summary(sightings: readonly Sighting[]): MadeCall {
  const [first] = sightings as [Sighting];
  const isAlwaysConditional = sightings.every(({ condition }) => condition !== undefined);
  const condition = conditions[first.operation] ?? (isAlwaysConditional ? first.condition : undefined);
  const moments = sightings.map(({ moment }) => moment);
  return {
    operation: first.operation,
    moment: order.find((moment) => moments.includes(moment)) ?? null,
    ...(condition !== undefined && { condition }),
    fields: [...new Set(sightings.map(({ fields }) => fields))].sort().join(' or '),
    actions: [...new Set(sightings.flatMap(({ actions }) => actions))].sort(),
  };
}

function callsOf(sightings: readonly Sighting[]): MadeCall[] {
  const byOperation = Map.groupBy(sightings, ({ operation }) => operation);
  return [...byOperation.values()].map(summary);
}

const elementProps = {
  organizationId: 2,
  projectId: 2,
  projectName: 'Harbour Walk',
  isProjectAdmin: null,
  hasOrganizationLink: null,
  headingLevel: null,
  tab: null,
  ticketId: 1,
  userId: 3,
  username: 'mia',
};

async function elementCalls(tag: string, sightings: readonly Sighting[]): Promise<ElementCalls> {
  const definition = elementScreens[tag as keyof typeof elementScreens];
  const { default: view } = await definition.load();
  const story = { input: {}, meta: { input: { component: view, args: elementProps } } };
  const cell = renderCell({ story } as unknown as Parameters<typeof renderCell>[0]);
  await settle(1200);
  const asked = cell.server.requests().map(({ operation }) => operation as Operation);
  cleanup();
  const shown = shownBy(tag);
  const ofScreen = sightings.filter(
    ({ folder, component }) => folder === shown?.folder && component === shown.component,
  );
  const known = new Set(ofScreen.map(({ operation }) => operation));
  return {
    tag,
    screen: ofScreen.length === 0 ? null : (shown?.folder ?? null),
    more: [...new Set(asked)].filter((operation) => !known.has(operation)),
  };
}

export async function seenCalls(): Promise<{ screens: ScreenCalls[]; elements: ElementCalls[] }> {
  const sightings: Sighting[] = [];
  for (const use of uses()) sightings.push(...(await sightingsIn(use)));
  const elements: ElementCalls[] = [];
  for (const tag of Object.keys(elementScreens)) elements.push(await elementCalls(tag, sightings));
  const screens = screenFolders.map((screen) => ({
    screen,
    calls: callsOf(sightings.filter(({ folder }) => folder === screen)),
    opens: openedBy(screen),
  }));
  return { screens, elements };
}
