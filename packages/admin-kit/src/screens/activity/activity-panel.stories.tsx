import { hostileText } from '@timemap/admin-mock';
import preview from '../../../../../.storybook/preview.tsx';
import type { AdminEvent } from '../../context/events.ts';
import { createActivityLog } from './activity-log.ts';
import { ActivityPanel } from './activity-panel.tsx';

const showsLog = 'it shows what the host recorded, and asks the server for nothing until Check Now';
const savesNothing = 'it changes nothing';
const noRoles = 'it shows the same to everyone';
const noon = Date.UTC(2026, 2, 2, 9, 28);

function action(name: string, kind: string, id: string | number, label?: string) {
  return { name, target: { kind, id, ...(label !== undefined && { label }) } };
}

const morning: readonly AdminEvent[] = [
  {
    type: 'action',
    runId: 1,
    action: action('license.revoke', 'license', 12),
    outcome: 'succeeded',
    at: noon,
    durationMs: 340,
  },
  {
    type: 'action',
    runId: 2,
    action: action('organization-user.add', 'user', 'maria@example.org', 'maria@example.org'),
    outcome: 'failed',
    at: noon + 12_000,
    durationMs: 122,
    failure: { kind: 'refused', status: 400, message: 'No such user' },
  },
  {
    type: 'load',
    operation: 'GET /organizations/{id}/lti',
    outcome: 'failed',
    at: noon + 40_000,
    durationMs: 20_000,
    failure: { kind: 'timeout', status: null, message: 'The server did not answer in time. Try again.' },
  },
  {
    type: 'action',
    runId: 3,
    action: { ...action('user.log-in-as', 'user', 5, 'Olga Petrova'), reason: 'Her ticket 5' },
    outcome: 'vetoed',
    at: noon + 60_000,
    durationMs: 4,
  },
  { type: 'crash', at: noon + 70_000, screen: 'org-tree', message: 'Cannot read properties of undefined' },
  {
    type: 'action-started',
    runId: 4,
    action: action('organization.create', 'organization', 'new', 'Faculty of Arts'),
    at: noon + 90_000,
  },
];

function logOf(events: readonly AdminEvent[]) {
  const log = createActivityLog();
  for (const event of events) log.record(event);
  return log;
}

const hostile = Object.values(hostileText);
const hostileAt = (index: number) => hostile[index % hostile.length] ?? '';

const crowd: readonly AdminEvent[] = Array.from({ length: 50 }, (_, round) =>
  morning.map((event): AdminEvent => {
    if (event.type !== 'action') return event;
    const target = { kind: 'organization', id: round, label: hostileAt(round) };
    const failure = { kind: 'refused' as const, status: 400, message: hostileAt(round + 1) };
    return { ...event, runId: round * 10 + event.runId, action: { ...event.action, target }, failure };
  }),
).flat();

const meta = preview.meta({
  title: 'Shell/Activity panel',
  component: ActivityPanel,
  args: { log: logOf(morning) },
  parameters: {
    notApplicable: {
      Loading: showsLog,
      LoadFailed: showsLog,
      Refreshing: showsLog,
      AsOrgAdmin: noRoles,
      AsMember: noRoles,
      Saving: savesNothing,
      SaveFailed: savesNothing,
      PartlySaved: savesNothing,
    },
  },
});

export const Ready = meta.story();

export const Empty = meta.story({ args: { log: createActivityLog() } });

export const AboutOneUser = meta.story({
  args: { only: ({ target }) => target?.kind === 'user' && target.id === '5', headingLevel: 3 },
});

export const NothingAboutOneUser = meta.story({
  args: { only: () => false, emptyText: 'Nothing is known here about this user.', headingLevel: 3 },
});

/** The greatest number of entries that are kept, with hostile texts. */
/** Not on the docs page, which it would make forty screens long. */
export const Hostile = meta.story({ tags: ['!autodocs'], args: { log: logOf(crowd) } });

const unclear: AdminEvent = {
  type: 'action',
  runId: 7,
  action: action('license.toggle', 'license', 12, 'Northwind'),
  change: { before: true, after: false },
  outcome: 'failed',
  at: noon,
  durationMs: 20_000,
  failure: {
    kind: 'timeout',
    status: null,
    message: 'The server did not answer in time. Try again.',
    mayHaveBeenApplied: true,
  },
  wasMade: async () => true,
};

/** Check Now reads from the server whether the change was made. */
export const MayHaveBeenMade = meta.story({
  render: (args) => <ActivityPanel {...args} log={logOf([unclear, { ...unclear, runId: 8 }])} />,
});

export const Narrow = meta.story({ globals: { width: '360' } });
