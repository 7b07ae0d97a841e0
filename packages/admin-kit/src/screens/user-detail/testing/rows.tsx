import { screen, within } from '@testing-library/react';
import type { Operation } from '@timemap/admin-api';
import { expect } from 'vitest';
import { fill, press, sameName } from '../../../../../../tests/faults/gestures.ts';
import type {
  FirstUseRow,
  PressRow,
  ReadRow,
  SlotRows,
  WriteRow,
} from '../../../../../../tests/faults/rows.ts';
import * as stories from '../user-detail.stories.tsx';
import { fillMia } from './fill-mia.ts';

const inSection = (name: string) => within(screen.getByRole('region', { name }));

const inLine = (name: string) => within(screen.getByRole('group', { name }));

const basis = { story: stories.Ready, prepare: fillMia, retry: 'Retry' } as const;

export const reads: readonly ReadRow[] = [
  {
    ...basis,
    operation: 'GET /global/users/{id}',
    shown: () => expect(screen.getByRole('heading', { name: 'Mia Duarte' })).toBeVisible(),
    nothingFalse: () => expect(screen.queryByRole('checkbox')).toBeNull(),
    failureText: 'Failed to load user',
    notFoundMeans: () => expect(screen.getByRole('heading', { name: 'Mia Duarte' })).toBeVisible(),
  },
  {
    ...basis,
    operation: 'GET /global/users/subscribed/{id}',
    shown: () => expect(inLine('Subscription').getByText('Subscribed')).toBeVisible(),
    nothingFalse: () => expect(inLine('Subscription').queryByText(/^(S|Not s)ubscribed$/)).toBeNull(),
    failureText: 'Failed to load user subscription status',
    notFoundMeans: () => expect(inLine('Subscription').getByText('Subscribed')).toBeVisible(),
  },
  {
    ...basis,
    operation: 'GET /global/users/questions/{id}',
    shown: () => expect(screen.getByText('Curator')).toBeVisible(),
    nothingFalse: () => expect(screen.queryByText(/has not answered/)).toBeNull(),
    failureText: 'Failed to load demographic questions',
    toleratesWrongTypes: true,
    notFoundMeans: () =>
      expect(screen.getByText('This user has not answered the demographic questions.')).toBeVisible(),
  },
  {
    ...basis,
    operation: 'GET /global/users/sso/{id}',
    shown: () => expect(screen.getByText('1000000007')).toBeVisible(),
    nothingFalse: () => expect(screen.queryByText('Not connected')).toBeNull(),
    failureText: 'Failed to load single sign-on',
  },
  {
    ...basis,
    operation: 'GET /global/users/tickets/{id}',
    shown: () => expect(inSection('Support Tickets').getByRole('link', { name: '1' })).toBeVisible(),
    nothingFalse: () => expect(screen.queryByText('No tickets')).toBeNull(),
    failureText: 'Failed to load tickets',
  },
  {
    ...basis,
    operation: 'GET /global/projects/user/{id}',
    shown: () => expect(screen.getAllByRole('button', { name: /^Connect to / })[0]).toBeVisible(),
    nothingFalse: () => expect(screen.queryByText('No projects')).toBeNull(),
    failureText: 'Failed to load projects',
  },
  {
    ...basis,
    operation: 'GET /global/users/customerpage/{id}',
    standsFor: 'load of a press',
    start: press('Customer Page'),
    shown: () => expect(screen.getByRole('button', { name: 'Open customer page' })).toBeVisible(),
    nothingFalse: () => expect(screen.queryByRole('button', { name: 'Open customer page' })).toBeNull(),
    failureText: 'Failed to load customer link',
    toleratesWrongTypes: true,
    isForOnePress: true,
  },
];

function flagRow(operation: Operation, name: string, wasOn: boolean): WriteRow {
  const box = () => screen.getByRole('checkbox', { name });
  return {
    operation,
    readsAfterLoss: ['GET /global/users/{id}'],
    story: stories.Ready,
    start: async ({ user }) => {
      if (name === 'Global admin') await user.click(screen.getByRole('button', { name: 'Unlock' }));
    },
    send: async ({ user }) => user.click(box()),
    failureIn: 'screen',
    unchanged: () => expect(box()).toHaveAttribute('aria-checked', String(wasOn)),
    changed: () => expect(box()).toHaveAttribute('aria-checked', String(!wasOn)),
  };
}

function textRow(operation: Operation, name: string, typed: string): WriteRow {
  const field = () => screen.getByRole('textbox', { name });
  return {
    operation,
    readsAfterLoss: ['GET /global/users/{id}'],
    story: stories.Ready,
    start: (cell) => fill(cell, field(), typed),
    send: press('Save'),
    failureIn: 'screen',
    unchanged: () => expect(field()).toHaveValue(typed),
    changed: () => expect(field()).toHaveValue(typed),
  };
}

export const writes: readonly WriteRow[] = [
  flagRow('POST /global/users/skip_lti_payments', 'Skips LTI payments', false),
  flagRow('POST /global/users/global_admin', 'Global admin', false),
  { ...textRow('POST /global/users/email', 'Email', 'mia.new@timemap.example'), standsFor: 'field' },
  textRow('POST /global/users/display_name', 'Display name', 'Mia D.'),
];

export const slots: SlotRows = {
  tables: [
    { table: 'user-projects', story: stories.Ready },
    { table: 'user-tickets', story: stories.Ready },
  ],
  headings: [{ what: 'a user', story: stories.Ready }],
};

export const presses: readonly PressRow[] = [
  { what: 'a flag on the page of a user', story: stories.Ready, names: sameName('Grandfathered') },
  {
    what: 'global admin',
    story: stories.Ready,
    names: sameName('Global admin'),
    start: async ({ user }) => user.click(await screen.findByRole('button', { name: 'Unlock' })),
  },
];

export const firstUse: readonly FirstUseRow[] = [
  {
    story: stories.Empty,
    list: 'GET /global/projects/user/{id}',
    text: 'No projects',
    hint: /not a member of any project yet/,
  },
  {
    story: stories.Empty,
    list: 'GET /global/users/tickets/{id}',
    text: 'No tickets',
    hint: /has not sent a ticket yet/,
  },
];
