import { QueryClient } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import type { Operation } from '@timemap/admin-api';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { type RenderedStory, renderStory } from '../../.storybook/render-story.tsx';
import { ACCESS_TEXT, type Column, isUnclear, SERVER_TEXT, type writeClasses } from './columns.ts';
import { openDialog } from './gestures.ts';
import type { ReadRow, WriteRow } from './rows.ts';

// Loading a module takes real time, and the clock of a cell is moved.
import.meta.glob(
  [
    '../../packages/admin-kit/src/screens/*/{index.ts,*.tsx}',
    '../../packages/admin-kit/src/ui/*/*.tsx',
    '!**/*.{test,stories}.tsx',
    '!**/project-map.tsx',
  ],
  {
    eager: true,
  },
);

// Testing Library advances fake timers only with Jest's global.
vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });

export function fakeClockForEachTest(): void {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

const LONG_MS = 90_000;

export async function settle(ms = LONG_MS): Promise<void> {
  // The effects of one answer may wait for the next.
  for (let step = 0; step < 6; step += 1) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(ms / 6);
      // A lazy script arrives in real time. To look for it takes a millisecond.
      if (step % 3 === 0) await vi.dynamicImportSettled();
    });
  }
}

export interface Cell extends RenderedStory {
  readonly queryClient: QueryClient;
  count(): number;
  expiredSessions(): number;
}

export function renderCell({ story, args, prepare, operation }: ReadRow | WriteRow): Cell {
  const queryClient = new QueryClient();
  let expiredSessions = 0;
  const onSessionExpired = () => {
    expiredSessions += 1;
  };
  const rendered = renderStory(story, {
    ...(args && { args }),
    ...(prepare && { prepare }),
    provider: { queryClient, onSessionExpired },
    user: { advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) as unknown as Promise<void>, delay: null },
  });
  const count = () => rendered.server.requests().filter((request) => request.operation === operation).length;
  return { ...rendered, queryClient, count, expiredSessions: () => expiredSessions };
}

export const reload = ({ queryClient }: Cell) => act(() => void queryClient.invalidateQueries());

export async function expectTruthShown(cell: Cell): Promise<void> {
  const shown = document.body.textContent;
  reload(cell);
  await settle();
  expect(document.body.textContent).toBe(shown);
}

export function expectNothingRaw(): void {
  const text = document.body.textContent ?? '';
  expect(text).not.toMatch(
    /<html|<!doctype|Bad Gateway|nginx|undefined|NaN|\[object|SyntaxError|TypeError|Unexpected token/i,
  );
}

export function expectFocusKept(): void {
  expect(document.activeElement).not.toBe(document.body);
}

export function expectNobodyBusy(): void {
  expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0);
}

export const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent ?? '');

export async function load(row: ReadRow, cell: Cell): Promise<void> {
  await settle();
  if (row.start === undefined) return;
  await row.start(cell);
  await settle();
}

export async function begin(row: WriteRow): Promise<Cell> {
  const cell = renderCell(row);
  await settle(1200);
  await row.start(cell);
  await settle(1200);
  return cell;
}

/** Lists make these in idle time, for each of their rows. */
const IN_IDLE_TIME: readonly (Operation | null)[] = ['GET /enterprise/{id}/rtau', 'GET /licenses/{orgId}'];

export const readsAfterSuccess = ({ readsAfterLoss, readsAfterSuccess: reads }: WriteRow) =>
  reads ?? readsAfterLoss;

export function readsAfterWrite(row: WriteRow, { server }: Cell): Set<Operation> {
  const expected = [...row.readsAfterLoss, ...readsAfterSuccess(row)];
  const made = server.requests().map((request) => request.operation);
  const later = made.slice(made.lastIndexOf(row.operation) + 1).filter((name) => name !== null);
  return new Set(later.filter((name) => expected.includes(name) || !IN_IDLE_TIME.includes(name)));
}

export function expectSessionSaid(cell: Cell, { faultClass }: Column): void {
  expect(cell.expiredSessions()).toBe(faultClass === 'session' ? 1 : 0);
}

export function expectFailureSaid(row: WriteRow, column?: Column): void {
  const text = saidIn(row);
  if (column?.saysWhy) expect(text).toContain(reasonOf(column));
}

/** A refusal is certain. After any other failure the server may have made the change. */
export function expectCertaintySaid(row: WriteRow, { faultClass }: Column<keyof typeof writeClasses>): void {
  // A second session does no harm, and the specification words both failures.
  if (row.operation === 'POST /login' || row.operation === 'POST /global/users/loginas') return;
  const uncertainty = expect.stringMatching(/may have been made|has not saved the change/);
  expect(saidIn(row)).toEqual(
    isUnclear(faultClass) ? uncertainty : expect.not.stringMatching(/may have been made/),
  );
}

function saidIn(row: WriteRow): string {
  if (row.failureIn === 'silence') {
    expect(alerts()).toEqual([]);
    expect(marks()).toHaveLength(1);
    return marks()[0]?.getAttribute('aria-label') ?? '';
  }
  const place = row.failureIn === 'dialog' ? openDialog() : document.body;
  const said = within(place).getAllByRole('alert');
  expect(said).toHaveLength(1);
  return said[0]?.textContent ?? '';
}

export const reasonOf = ({ faultClass }: Column) => (faultClass === 'access' ? ACCESS_TEXT : SERVER_TEXT);

export const marks = () => screen.queryAllByRole('button', { name: /^Retry\. Not saved: / });
