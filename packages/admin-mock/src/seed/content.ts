import type { ContentCounts, ProjectRow, TicketRow } from '../rows.ts';
import type { Random } from './random.ts';
import { daysBeforeSeed } from './seed-time.ts';

const eras = [
  'Bronze Age',
  'Roman',
  'Viking Age',
  'Hanseatic',
  'Ottoman',
  'Edo',
  'Colonial',
  'Interwar',
  'Cold War',
];
const subjects = [
  'Trade Routes',
  'Migration',
  'Harbours',
  'City Walls',
  'Pilgrimages',
  'Epidemics',
  'Railways',
];
const forms = ['Atlas', 'Timeline', 'Field Notes', 'Reader', 'Walks'];

export const emptyCounts = (): ContentCounts => ({
  folders: 0,
  timelines: 0,
  timelinesInFolders: 0,
  nodes: 0,
  nodeWords: 0,
  events: 0,
  eras: 0,
  tags: 0,
  connections: 0,
  connectionWords: 0,
});

export function inventCounts(random: Random): ContentCounts {
  if (random.chance(0.15)) return emptyCounts();
  const timelines = random.int(1, 12);
  const events = random.int(0, 300);
  const eraCount = random.int(0, 20);
  const nodes = events + eraCount + random.int(0, 40);
  const connections = random.int(0, nodes);
  return {
    folders: random.int(0, 5),
    timelines,
    timelinesInFolders: random.int(0, timelines),
    nodes,
    nodeWords: nodes * random.int(5, 80),
    events,
    eras: eraCount,
    tags: random.int(0, 30),
    connections,
    connectionWords: connections * random.int(0, 12),
  };
}

export function inventProject(id: number, organizationId: number | null, random: Random): ProjectRow {
  const subject = random.pick(subjects);
  const era = random.pick(eras);
  return {
    id,
    name: `${era} ${subject}: ${random.pick(forms)} ${id}`,
    description: random.chance(0.1)
      ? ''
      : `${subject} in the ${era} period, collected by one class over a term.`,
    createdAt: daysBeforeSeed(random.int(0, 1200), random.int(0, 86_399)),
    isUpgradedOverride: random.chance(0.1),
    organizationId,
    data: { type: 'default' },
    pins: [],
    counts: inventCounts(random),
  };
}

const complaints = [
  'The timeline does not scroll past the year 1400.',
  'I was charged twice for this month.',
  'Pins jump when I zoom out on my tablet.',
  'How do I move a folder to another project?',
  'My students cannot join with the code you sent.',
  'Exported image is blank in the lower half.',
];

export function inventTicket(id: number, creatorId: number, contactEmail: string, random: Random): TicketRow {
  return {
    id,
    message: `${random.pick(complaints)} (${random.pick(eras)}, ${random.int(1, 9)} of 9 tries)`,
    state: JSON.stringify({
      route: `/app/connect/${random.int(1, 40)}`,
      zoom: random.int(1, 12),
      selected: { nodeid: random.int(1, 5000), type: random.int(0, 2) },
      filters: [random.pick(subjects), random.pick(forms)],
    }),
    creatorId,
    contactEmail,
    createdAt: daysBeforeSeed(random.int(0, 300), random.int(0, 86_399)),
    status: random.pick([0, 0, 1, 2, 2] as const),
  };
}
