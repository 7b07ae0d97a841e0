import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { HeardRow, ReadRow, SlotRows } from '../../../../../../tests/faults/rows.ts';
import * as stories from '../stats-cards.stories.tsx';

const card = (name: string) => within(screen.getByRole('region', { name }));

const row = (
  operation: ReadRow['operation'],
  story: unknown,
  title: string,
  fact: string | RegExp,
): ReadRow => ({
  operation,
  story,
  // The placeholder has the names of the facts too, hidden from screen readers.
  shown: () => expect(card(title).getAllByText(fact, { ignore: '[aria-hidden] *' })[0]).toBeVisible(),
  nothingFalse: () => expect(card(title).queryByText(/No LTI institutions found|^0$/)).toBeNull(),
  failureText: 'Failed to load stats',
  hasOwnWordsOnly: true,
  retry: `Refresh ${title}`,
});

export const reads: readonly ReadRow[] = [
  {
    ...row('GET /admin/stats/general', stories.Ready, 'General Stats', 'Google users'),
    toleratesWrongTypes: true,
  },
  { ...row('GET /admin/stats/project', stories.Ready, 'Project Stats', 'Eras'), toleratesWrongTypes: true },
  {
    ...row('GET /admin/stats/lti', stories.Lti, 'Global LTI Stats', 'LTI timelines'),
    toleratesWrongTypes: true,
  },
  {
    ...row('GET /admin/stats/lti-by-institution', stories.Lti, 'LTI Stats by Institution', /Canvas|Moodle/),
    standsFor: 'card',
  },
];

export const slots: SlotRows = {
  tables: [{ table: 'lti-institutions', story: stories.Lti }],
  headings: [{ what: 'the statistics', story: stories.Ready }],
};

export const heard: readonly HeardRow[] = [
  {
    what: 'reads the statistics',
    story: stories.Ready,
    listen: async (reader) => {
      await reader.hears(
        'tab, Global, selected, 1 control, position 1, set size 2',
        'heading, General Stats, level 2',
      );
      await reader.hears('term', 'Users', 'definition', /^\d/);
      await reader.hears('heading, Project Stats, level 2', 'Words in nodes (approx.)', /^\d/);
    },
  },
];
