import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import { savedFiles } from '../../text/testing/saved-files.ts';
import { expectAccessible } from '../testing/test-accessibility.ts';
import * as stories from './chart.stories.tsx';

const slider = (name = 'Values of Users') => screen.getByRole('slider', { name });
const figure = (name = 'Users') => screen.getByRole('figure', { name });

afterEach(() => void vi.restoreAllMocks());

describe('Chart', () => {
  it('says the sum and the range of what it shows', async () => {
    const { container } = renderStory(stories.Columns);
    expect(figure()).toHaveTextContent('251 January 2026 – December 2026');
    expect(figure()).toHaveTextContent('12% more than in the previous period');
    await expectAccessible(container);
  });

  it('says of an area where it ends', () => {
    renderStory(stories.Area);
    expect(figure()).toHaveTextContent('15 December 2026');
  });

  it('says each value as the arrow keys reach it, and the sum again without focus [keyboard] [spoken]', async () => {
    const { user } = renderStory(stories.Columns);
    for (let step = 0; document.activeElement !== slider() && step < 9; step += 1) await user.tab();
    expect(slider()).toHaveFocus();
    await user.keyboard('{Home}');
    expect(slider()).toHaveAttribute('aria-valuetext', 'January 2026: 12');
    expect(figure()).toHaveTextContent('12 January 2026');
    await user.keyboard('{ArrowRight}');
    expect(slider()).toHaveAttribute('aria-valuetext', 'February 2026: 18');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(slider()).toHaveAttribute('aria-valuetext', 'January 2026: 12');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(slider()).toHaveAttribute('aria-valuetext', 'February 2026: 18');
    await user.keyboard('{End}');
    expect(slider()).toHaveAttribute('aria-valuetext', 'December 2026 (so far): 15');
    await user.tab();
    expect(figure()).toHaveTextContent('251 January 2026 – December 2026');
  });

  it('selects periods with Shift, arrow keys and Enter [keyboard] [spoken]', async () => {
    const selected: object[] = [];
    const { user } = renderStory(stories.Selectable, {
      args: { onSelect: (span: object) => selected.push(span) },
    });
    slider().focus();
    await user.keyboard('{Home}{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    expect(slider().getAttribute('aria-valuetext')).toBe(
      'February 2026 – April 2026: 49. 3 periods selected. Press Enter to show only these.',
    );
    await user.keyboard('{Enter}');
    expect(selected).toEqual([{ first: 1, last: 3 }]);
    await user.keyboard('{Home}{Shift>}{ArrowRight}{/Shift}{Escape}{Enter}');
    expect(selected).toHaveLength(1);
  });

  it('says the number of each series', async () => {
    const { user } = renderStory(stories.Stacked);
    const legend = within(figure('Support Tickets')).getAllByRole('listitem');
    expect(legend.map(({ textContent }) => textContent)).toEqual([
      'Resolved 42',
      'In progress 9',
      'Unresolved 13',
    ]);
    slider('Values of Support Tickets').focus();
    await user.keyboard('{End}');
    expect(slider('Values of Support Tickets')).toHaveAttribute(
      'aria-valuetext',
      'December 2026 (so far): 6 · Resolved: 0 · In progress: 1 · Unresolved: 5',
    );
  });

  it('has the same numbers as a table, the newest first', async () => {
    const { user, container } = renderStory(stories.Stacked);
    await user.click(screen.getByRole('button', { name: 'Show Support Tickets as a table' }));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent)).slice(0, 3)).toEqual([
      ['Month', 'Resolved', 'In progress', 'Unresolved', 'Total'],
      ['December 2026 (so far)', '0', '1', '5', '6'],
      ['November 2026', '1', '2', '4', '7'],
    ]);
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Show Support Tickets as a chart' }));
    expect(slider('Values of Support Tickets')).toBeVisible();
  });

  it('saves its numbers as a file', async () => {
    const files = savedFiles();
    const { user } = renderStory(stories.Columns);
    await user.click(screen.getByRole('button', { name: 'Export Users as CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe('users.csv');
    const lines = (await files[0]?.blob.text())?.replace('\uFEFF', '').trimEnd().split('\r\n') ?? [];
    expect([lines[0], lines[1], lines.at(-1)]).toEqual(['Month,Users', '2026-01-01,12', '2026-12-01,15']);
  });

  it('says so where the browser draws no picture [spoken]', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const { user } = renderStory(stories.Columns);
    await user.click(screen.getByRole('button', { name: 'Export Users as PNG' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The file could not be saved. Try again.');
    await user.click(screen.getByRole('button', { name: 'Export Users as PNG' }));
    await waitFor(() => expect(alert).not.toBeInTheDocument());
    expect(await screen.findByRole('alert')).toHaveTextContent('The file could not be saved. Try again.');
  });

  it('says that there is nothing in the range', async () => {
    const { container } = renderStory(stories.Empty);
    expect(screen.getByText('Nothing in this range')).toBeVisible();
    expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
  });

  it('shows a single period', () => {
    const { container } = renderStory(stories.OnePoint);
    expect(figure()).toHaveTextContent('7 January 2026');
    expect(slider()).toHaveAttribute('aria-valuetext', 'January 2026: 7');
    expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
  });
});
