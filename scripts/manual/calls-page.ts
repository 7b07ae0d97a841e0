import type { Operation } from '@timemap/admin-api';

export type Moment = 'shown' | 'sometimes' | 'asked';

export interface MadeCall {
  readonly operation: Operation;
  /** null for a write. */
  readonly moment: Moment | null;
  readonly condition?: string;
  readonly fields: string;
  readonly actions: readonly string[];
}

export interface ScreenCalls {
  readonly screen: string;
  readonly calls: readonly MadeCall[];
  readonly opens: readonly string[];
}

export interface ElementCalls {
  readonly tag: string;
  /** null without calls. */
  readonly screen: string | null;
  readonly more: readonly Operation[];
}

export function callsPage(
  screens: readonly ScreenCalls[],
  elements: readonly ElementCalls[],
  summaryOf: (operation: Operation) => string,
): string {
  const silent = screens.filter(({ calls, opens }) => calls.length + opens.length === 0);
  const sections = screens.filter((screen) => !silent.includes(screen)).map((one) => section(one, summaryOf));
  return [head, ...sections, elementsSection(elements), silentSection(silent)].join('\n');
}

export interface WrittenCall {
  readonly operation: string;
  readonly purpose: string;
  readonly when: string;
  readonly fields: string;
  readonly actions: readonly string[];
}

export function writtenCalls(page: string, screen: string): { calls: WrittenCall[]; opens: string[] } {
  const start = page.indexOf(`\n## ${screen}\n`);
  const section = start < 0 ? '' : page.slice(start, page.indexOf('\n## ', start + 1));
  const rows = [...section.matchAll(/^\| `((?:GET|POST|PUT|DELETE) [^`]*)` \| (.*) \|$/gm)];
  return {
    calls: rows.map(([, operation = '', rest = '']) => {
      const [purpose = '', when = '', fields = '', actions = ''] = rest.split(' | ');
      return {
        operation,
        purpose,
        when,
        fields: fields === '–' ? '' : fields,
        actions: [...actions.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
      };
    }),
    opens: [...section.matchAll(/\]\(#([a-z-]+)\)/g)].map(([, name = '']) => name),
  };
}

const moments: Readonly<Record<Moment, string>> = {
  shown: 'when shown',
  sometimes: 'when shown, not always',
  asked: 'after a press',
};

function section({ screen, calls, opens }: ScreenCalls, summaryOf: (operation: Operation) => string): string {
  const rows = [...calls].sort(readsFirst).map(({ operation, moment, condition, fields, actions }) => {
    const when = condition ?? (moment === null ? 'once for each action' : moments[moment]);
    const names = actions.map((name) => `\`${name}\``).join(', ');
    return `| \`${operation}\` | ${summaryOf(operation)} | ${when} | ${fields || '–'} | ${names || '–'} |`;
  });
  const table = rows.length === 0 ? '' : `\n${tableHead}\n${rows.join('\n')}\n`;
  const opened = opens.map((name) => `[${name}](#${name})`).join(', ');
  const more = opens.length === 0 ? '' : `\nIt contains or opens ${opened}, and makes their calls too.\n`;
  return `## ${screen}\n${table}${more}`;
}

function readsFirst(a: MadeCall, b: MadeCall): number {
  return (
    Number(a.moment === null) - Number(b.moment === null) || a.operation.localeCompare(b.operation, 'en')
  );
}

function elementsSection(elements: readonly ElementCalls[]): string {
  const rows = elements.map(({ tag, screen, more }) => {
    const asked = more.map((operation) => `\`${operation}\``).join(', ');
    return `| \`${tag}\` | ${screen === null ? 'none' : `[${screen}](#${screen})`} | ${asked || '–'} |`;
  });
  return `## The elements

| element | calls of | when shown, besides |
|---|---|---|
${rows.join('\n')}
`;
}

function silentSection(screens: readonly ScreenCalls[]): string {
  const names = screens.map(({ screen }) => `\`${screen}\``).join(', ');
  return `## Screens that call nothing

${names}. What a host puts into them makes its own calls. A press of Check Now in the activity panel reads what became of one
change.
`;
}

const tableHead = `| call | what for | when | its fields are in | action |
|---|---|---|---|---|`;

const head = `import { Meta } from '@storybook/addon-docs/blocks';

<Meta title="Manual/Calls" />

# The calls each screen makes

Each screen with the calls that it made while our tests used it. Every call carries the session id as a bearer
header, if there is one, and ends after 20 seconds at the latest.

**Reads** are the calls without an action, except signing in. They are made again by the refresh buttons, after an
action that changes their data, when the screen is shown again and when the page becomes visible. The last two are the
defaults of TanStack Query; the defaults of your own \`queryClient\` replace them. *Not always* means that some people,
props, data or choices do not need the call.

**Writes** have the name of their action, as \`beforeAction\` and \`onEvent\` get it.

After a **lost answer** to a write, the screen reads what it wanted to change, to find out whether it was changed.

**Sent again:** a read is tried up to twice more within its 20 seconds after a lost connection and after any answer of
500 or above, 0.3 s and 0.9 s later. A busy server (429, 503) that names a time in
\`Retry-After\` is asked again after that time, if it is 2 s at most. The kit never sends a write again,
whatever happened to it. \`GET /changepermissions\`, which removes a member, counts as a write. A browser may
send any request again itself when a connection that it has used before breaks without an answer. Chromium does so with
writes, and Firefox with a GET. A page cannot prevent it. A server that recognizes repeated writes can.

\`npm run update\` writes this page. One test compares it with the calls that are sent, another checks that it has
every call that the code of a screen names.
`;
