import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import * as stories from '../../../packages/admin-kit/src/screens/global-projects/global-projects-table.stories.tsx';
import type { ReadRow, WriteRow } from '../rows.ts';

const box = () =>
  screen.getByRole('checkbox', { name: 'Upgraded override, North Sea Trade 1100–1550' }) as HTMLInputElement;

export const reads: readonly ReadRow[] = [
  {
    operation: 'GET /global/projects',
    story: stories.Ready,
    shown: () => expect(screen.getByRole('button', { name: 'Harbour Walk' })).toBeVisible(),
    nothingFalse: () => expect(screen.queryByText(/^No projects/)).toBeNull(),
    failureText: 'Failed to load projects',
    retry: 'Retry',
  },
];

export const writes: readonly WriteRow[] = [
  {
    operation: 'POST /global/projects/upgradedoverride',
    story: stories.Ready,
    args: stories.ProjectOpen.input.args,
    start: async () => {},
    send: async ({ user }) => user.click(box()),
    failureIn: 'screen',
    unchanged: () => expect(box().checked).toBe(true),
    changed: () => expect(box().checked).toBe(false),
  },
];
