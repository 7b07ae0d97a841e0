import type { Operation } from '@timemap/admin-api';
import {
  applyThenDrop,
  applyThenFail,
  delay,
  drop,
  fail,
  malformed,
  type Scenario,
} from '@timemap/admin-mock/scenarios';
import type { Person } from './person.ts';
import { until } from './person.ts';
import type { Write } from './steps.ts';
import { writes } from './writes.ts';

export interface Cell {
  readonly name: string;
  readonly operation: Operation;
  readonly at: string;
  readonly atFirst: readonly Scenario[];
  readonly faults: readonly Scenario[];
  start(person: Person): Promise<void>;
  act(person: Person): Promise<void>;
  expectOutcome(person: Person, heal: () => void): Promise<void>;
  readonly isOneRequest: boolean;
  readonly keepsDocument: boolean;
  readonly isSignedOut?: boolean;
}

const REASON = 'The registry is being moved';

interface Fault {
  readonly name: string;
  readonly of: (operation: Operation) => Scenario;
  readonly isTwice?: boolean;
  readonly forGraveOnly?: boolean;
  readonly leadsToLogin?: boolean;
  /** Firefox repeats a GET on a new connection by itself. */
  readonly isCut?: boolean;
  readonly expectOutcome: (write: Write, person: Person) => Promise<void>;
}

async function expectMade(write: Write, person: Person): Promise<void> {
  await write.changed(person);
  const { alerts, marks } = await person.perceive();
  if (alerts.length + marks.length > 0)
    throw new Error(`It was made, and the page says: ${[...alerts, ...marks].join(' ')}`);
}

async function expectFoundOut(write: Write, person: Person): Promise<void> {
  if (!write.isNeverShown) return expectMade(write, person);
  await expectSaid(write, person, /The change may have been made/);
}

async function expectSaid(write: Write, person: Person, sentence: RegExp): Promise<void> {
  let found: readonly string[] = [];
  await until(
    () => `The ${write.refusedIn} does not say ${sentence}, but: ${found.join(' | ') || 'nothing'}`,
    async () => {
      const { alerts, marks } = await person.perceive();
      found = write.refusedIn === 'alert' ? alerts : marks;
      if (write.refusedIn === 'mark' && alerts.length > 0) return null;
      return found.some((text) => sentence.test(text)) ? true : null;
    },
  );
}

const writeFaults: readonly Fault[] = [
  { name: 'applied, and the answer is lost', of: applyThenDrop, isCut: true, expectOutcome: expectFoundOut },
  {
    name: 'applied, and the answer is a 500',
    of: applyThenFail,
    forGraveOnly: true,
    expectOutcome: expectFoundOut,
  },
  {
    name: 'made twice within 20 ms',
    of: (operation) => delay(operation, 700),
    isTwice: true,
    expectOutcome: expectMade,
  },
  {
    name: 'refused with 409',
    of: (operation) => fail(operation, REASON, 409),
    forGraveOnly: true,
    expectOutcome: (write, person) => expectSaid(write, person, new RegExp(REASON)),
  },
  {
    name: 'the session has ended (401)',
    of: (operation) => fail(operation, 'Invalid session', 401),
    forGraveOnly: true,
    leadsToLogin: true,
    expectOutcome: async (_, person) => person.sees('button', 'Login'),
  },
  {
    name: 'the connection is cut before',
    of: drop,
    isCut: true,
    forGraveOnly: true,
    expectOutcome: (write, person) =>
      expectSaid(write, person, /could not be reached|has not saved the change|may have been made/),
  },
];

const writeCells = writes.flatMap((write) =>
  writeFaults
    .filter(({ forGraveOnly = false }) => !forGraveOnly || write.isGrave)
    .map(
      (fault): Cell => ({
        name: `${write.operation}: ${fault.name}`,
        operation: write.operation,
        at: write.at,
        atFirst: [],
        faults: [fault.of(write.operation)],
        start: async (person) => {
          for (const step of write.start ?? []) await step(person);
        },
        act: (person) => write.send(fault.isTwice ?? false)(person),
        expectOutcome: (person) => fault.expectOutcome(write, person),
        isOneRequest: !(fault.isCut && write.operation.startsWith('GET ')),
        keepsDocument: !fault.leadsToLogin,
      }),
    ),
);

interface Read {
  readonly operation: Operation;
  readonly at: string;
  readonly shown: (person: Person) => Promise<void>;
  readonly failure: string;
}

const reads: readonly Read[] = [
  {
    operation: 'GET /coupons',
    at: '/global/coupons?filter=welcome',
    shown: (person) => person.sees('rowheader', 'WELCOME-10'),
    failure: 'Failed to load coupons',
  },
  {
    operation: 'GET /global/users',
    at: '/global/users?filter=trial.over',
    shown: (person) => person.sees('rowheader', 'trial.over'),
    failure: 'Failed to load users',
  },
  {
    operation: 'GET /organizations/admin/all',
    at: '/organizations',
    shown: (person) => person.sees('treeitem', /Northwind University/),
    failure: 'Failed to load organizations',
  },
  {
    operation: 'GET /enterprise/{id}',
    at: '/global/enterprisedeals/1',
    shown: (person) => person.sees('heading', 'Northwind campus'),
    failure: 'Failed to load enterprise deal',
  },
  {
    operation: 'GET /global/whitelist',
    at: '/global/whitelist',
    shown: (person) => person.sees('button', 'Remove @northwind.example'),
    failure: 'Failed to load whitelist',
  },
];

interface ReadFault {
  readonly name: string;
  readonly of: (operation: Operation) => Scenario;
  readonly isOnlySlow?: boolean;
}

const readFaults: readonly ReadFault[] = [
  { name: '500', of: (operation) => fail(operation, REASON, 500) },
  { name: 'JSON that is none', of: malformed },
  { name: 'the connection is cut', of: drop },
  { name: 'slow', of: (operation) => delay(operation, 1500), isOnlySlow: true },
];

const readCells = reads.flatMap((read) =>
  readFaults.map(
    (fault): Cell => ({
      name: `${read.operation}: ${fault.name}`,
      operation: read.operation,
      at: read.at,
      atFirst: [fault.of(read.operation)],
      faults: [],
      start: async () => {},
      act: async () => {},
      expectOutcome: async (person, heal) => {
        if (!fault.isOnlySlow) {
          let found: readonly string[] = [];
          await until(
            () => `No alert says '${read.failure}', but: ${found.join(' | ') || 'nothing'}`,
            async () => {
              found = (await person.perceive()).alerts;
              return found.some((text) => text.includes(read.failure)) ? true : null;
            },
          );
          heal();
          await person.press('Retry');
        }
        await read.shown(person);
        if ((await person.perceive()).alerts.length > 0) throw new Error('The alert stays after a success.');
      },
      isOneRequest: false,
      keepsDocument: false,
    }),
  ),
);

const pages: readonly (readonly [path: string, role: string, name: string | RegExp])[] = [
  ['/admindash', 'link', /Cartography Workshop/],
  ['/tickets', 'table', /Tickets/],
  ['/tickets/1', 'heading', 'I cannot find the project my teacher shared.'],
  ['/global', 'heading', 'Manage Whitelist'],
  ['/global/users/3', 'heading', 'Mia Duarte'],
  ['/global/enterprisedeals', 'link', 'Manage Deal with district 6'],
  ['/global/projects?project=2', 'text', '2 members'],
  ['/stats', 'heading', 'General Stats'],
  ['/organizations?organization=2', 'heading', 'Harbour City Schools'],
  ['/organizations/users/2', 'rowheader', 'mia'],
  ['/organizations/projects/2', 'rowheader', 'Harbour Walk'],
];

const journeys: readonly Cell[] = [
  {
    name: 'journey: sign in at the form, go through the pages, log out',
    operation: 'POST /login',
    at: '/global/users',
    atFirst: [],
    faults: [],
    start: async (person) => {
      await person.type('Username or email', 'ada');
      await person.page.press('Tab');
      await person.page.type('ada-demo');
    },
    act: (person) => person.press('Login'),
    expectOutcome: async (person) => {
      await person.sees('rowheader', 'ada');
      for (const [path, role, name] of pages) {
        // Firefox reports parts that are still loading.
        await person.waitsForParts();
        await person.goTo(path);
        await person.sees(role, name);
      }
    },
    isOneRequest: true,
    keepsDocument: false,
    isSignedOut: true,
  },
];

export const cells: readonly Cell[] = [...writeCells, ...readCells, ...journeys];
