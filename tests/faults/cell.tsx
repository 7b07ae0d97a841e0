import { QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { type RenderedStory, renderStory } from '../../.storybook/render-story.tsx';
import type { ReadRow, WriteRow } from './rows.ts';

// Loads all lazy parts once, so that no cell has to wait for one.
import.meta.glob(
  [
    '../../packages/admin-kit/src/screens/*/{index.ts,*.tsx}',
    '!**/*.{test,stories}.tsx',
    '!**/project-map.tsx',
  ],
  {
    eager: true,
  },
);

// Testing Library advances fake timers only if it finds Jest's global.
vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });

/** Longer than all retries and timeouts together. */
const LONG_MS = 90_000;

/** Advances time until nothing changes by itself. */
export async function settle(ms = LONG_MS): Promise<void> {
  // In steps, because the effects of one answer may wait for the next.
  for (let step = 0; step < 6; step += 1) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(ms / 6);
    });
  }
}

export interface Cell extends RenderedStory {
  readonly queryClient: QueryClient;
  count(): number;
}

export function renderCell({ story, args, prepare, operation }: ReadRow | WriteRow): Cell {
  const queryClient = new QueryClient();
  const rendered = renderStory(story, {
    ...(args && { args }),
    ...(prepare && { prepare }),
    provider: { queryClient },
    user: { advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) as unknown as Promise<void>, delay: null },
  });
  const count = () => rendered.server.requests().filter((request) => request.operation === operation).length;
  return { ...rendered, queryClient, count };
}

export const reload = ({ queryClient }: Cell) => act(() => void queryClient.invalidateQueries());

/** What is shown does not change when everything is read again. */
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
