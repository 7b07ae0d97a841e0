import { screen } from '@testing-library/react';
import { noRows } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { renderStory } from '../../../../.storybook/render-story.tsx';
import { firstUseRows } from '../../../../tests/faults/rows.ts';

describe('where there is nothing yet', () => {
  it.each(firstUseRows)('$list has a next step below the specified text', async (row) => {
    renderStory(row.story, { scenarios: [noRows(row.list)] });
    expect(await screen.findByText(row.text)).toBeVisible();
    expect(screen.getByText(row.hint)).toBeVisible();
  });
});
