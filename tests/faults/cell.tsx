import { QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { type RenderedStory, renderStory } from '../../.storybook/render-story.tsx';
import type { ReadRow, WriteRow } from './rows.ts';

// Dialogs and other parts load when they are first shown; loaded here once, no cell has to wait for that.
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

// Testing Library moves time forward by itself only where it finds Jest's name for that.
vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });

/** Longer than every retry, time-out and patience together. */
const LONG_MS = 90_000;

/** Lets everything happen that would happen by itself. */
export async function settle(ms = LONG_MS): Promise<void> {
  // In steps, since what one answer starts may wait for the next.
  for (let step = 0; step < 6; step += 1) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(ms / 6);
    });
  }
}

export interface Cell extends RenderedStory {
  readonly queryClient: QueryClient;
  /** Requests of the row's call since the cell began. */
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

/** What no fault may ever put before a person. */
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

/** Every message that interrupts a screen reader. */
export const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent ?? '');
