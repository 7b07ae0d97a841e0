import { screen, waitFor, within } from '@testing-library/react';
import { smallProjects } from '@timemap/admin-mock';
import { fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { type RenderedStory, renderStory } from '../../../../../.storybook/render-story.tsx';
import { DELIBERATE_MS, stopPressClock } from '../../ui/test-presses.ts';
import * as stories from './global-projects-table.stories.tsx';

const READ = 'GET /global/projects';
const OVERRIDE = 'POST /global/projects/upgradedoverride';
const northSea = 'North Sea Trade 1100–1550';

const requestsOf = ({ server }: Pick<RenderedStory, 'server'>, operation: string) =>
  server.requests().filter((request) => request.operation === operation);
const valuesSent = (story: Pick<RenderedStory, 'server'>) =>
  requestsOf(story, OVERRIDE).map(({ body }) => (body as { value: boolean }).value);

const box = (project = northSea) => screen.findByRole('checkbox', { name: `Upgraded override, ${project}` });
const rows = () => screen.getAllByRole('row').slice(1);
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const filteredBy = (filter: string) => ({
  args: { tableState: { filter, sort: null, page: 1, pageSize: 20, columns: null } },
});

describe('the list of all projects', () => {
  it('has 20 a page, by name descending, with the columns of the specification', async () => {
    const story = renderStory(stories.Ready);
    await screen.findByRole('button', { name: 'Next page' });
    await waitFor(() => expect(rows()).toHaveLength(20));
    expect(screen.getByRole('columnheader', { name: /Name/ })).toHaveAttribute('aria-sort', 'descending');
    const plain = names().filter((name) => /^[A-Z]/.test(name ?? ''));
    expect(plain.length).toBeGreaterThan(15);
    expect(plain).toEqual(plain.toSorted(new Intl.Collator('en').compare).reverse());
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      '',
      'ID',
      expect.stringMatching(/^Name/),
      'Description',
      'Created',
      'Upgraded override',
    ]);
    expect(
      within(rows()[0] as HTMLElement).getAllByRole('checkbox', { name: /^Upgraded override, / }),
    ).toHaveLength(1);
    expect(story.server.requests().map(({ operation, query, body }) => [operation, query, body])).toEqual([
      [READ, {}, null],
    ]);
  });

  it.each([
    ['NORTH SEA', northSea],
    ['about harbour', 'Harbour Walk'],
    [String(smallProjects.cathedral), 'Cathedral Floor Plan'],
  ])('filters %j by name, description and id', async (typed, found) => {
    const { user } = renderStory(stories.Ready);
    await user.type(await screen.findByRole('searchbox', { name: 'Filter projects' }), typed);
    await waitFor(() => expect(names()).toContain(found));
    expect(names().length).toBeLessThan(20);
  });

  it('says that none match', async () => {
    const { user } = renderStory(stories.Ready);
    await user.type(await screen.findByRole('searchbox', { name: 'Filter projects' }), 'no such thing');
    expect(await screen.findByText('No projects match query')).toBeVisible();
  });

  it('takes the server’s times for UTC and shows them where the reader is', async () => {
    renderStory(stories.Ready, {
      ...filteredBy('north sea'),
      provider: { timeZone: 'America/New_York' },
    });
    const shown = await screen.findByText(/Dec 1, 2025/, { selector: 'time' });
    expect(shown).toHaveAttribute('datetime', '2025-12-01T08:58:59.000Z');
    expect(shown).toHaveTextContent(/3:58/);
  });

  it('says that projects could not be loaded, and loads them again [spoken]', async () => {
    const { server, user } = renderStory(stories.LoadFailed);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load projectsDatabase is away');
    server.resetScenarios();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(rows()).toHaveLength(20));
  });

  it.each([
    ['organization admins', stories.AsOrgAdmin],
    ['members', stories.AsMember],
  ])('asks nothing for people who are no global admins: %s', (_, shown) => {
    const story = renderStory(shown);
    expect(screen.getByText('Only global admins can manage projects.')).toBeVisible();
    expect(story.server.requests()).toEqual([]);
  });
});

describe('the upgraded override', () => {
  it('is saved immediately, by mouse or keyboard, and opens nothing [focus]', async () => {
    const story = renderStory(stories.Ready, filteredBy('north sea'));
    const override = await box();
    expect(override).toBeChecked();
    const move = stopPressClock();
    override.focus();
    await story.user.keyboard(' ');
    await waitFor(() => expect(valuesSent(story)).toEqual([false]));
    move(DELIBERATE_MS);
    await story.user.click(override);
    await waitFor(() => expect(valuesSent(story)).toEqual([false, true]));
    const [first] = requestsOf(story, OVERRIDE);
    expect(first).toMatchObject({ encoding: 'json', query: {}, body: { id: 1, value: false } });
    expect(override).toBeChecked();
    expect(override).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
    // Read before each write, and not again after it.
    expect(requestsOf(story, READ)).toHaveLength(3);
  });

  it('is not sent where someone else has set it already, says so and offers no Undo', async () => {
    const story = renderStory(stories.Ready, filteredBy('north sea'));
    const override = await box();
    const project = story.server.db.projects.find(({ id }) => id === 1);
    if (project) project.isUpgradedOverride = false;
    await story.user.click(override);
    expect(await screen.findByText(/^North Sea.* was not upgraded/)).toBeVisible();
    expect(override).not.toBeChecked();
    expect(valuesSent(story)).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('shows the wanted value, sends one request at a time, and the last one wins (T20)', async () => {
    const story = renderStory(stories.Ready, filteredBy('north sea'));
    const letGo = story.server.hold(OVERRIDE);
    const override = await box();
    const move = stopPressClock();
    for (let press = 0; press < 4; press++) {
      await story.user.click(override);
      move(DELIBERATE_MS);
    }
    expect(override).toBeChecked();
    expect(valuesSent(story)).toEqual([false]);
    letGo();
    await waitFor(() => expect(valuesSent(story)).toEqual([false, true]));
    await waitFor(() => expect(story.events.filter(({ type }) => type === 'action')).toHaveLength(2));
    expect(override).toBeChecked();
  });

  it('is as it was after a failure, with the reason [focus] [spoken]', async () => {
    const story = renderStory(stories.Ready, {
      ...filteredBy('north sea'),
      scenarios: [fail(OVERRIDE, 'This project is frozen')],
    });
    const override = await box();
    await story.user.click(override);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to update: This project is frozen');
    expect(alert).toHaveTextContent(`Upgraded override, ${northSea}`);
    expect(override).toBeChecked();
    await story.user.click(within(alert).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.body).not.toHaveFocus();
  });

  it('keeps its failure marked while another project is changed', async () => {
    const story = renderStory(stories.Ready, {
      scenarios: [fail(OVERRIDE, 'This project is frozen', 400, { times: 1 })],
    });
    const [first, second] = await screen.findAllByRole('checkbox', { name: /^Upgraded override/ });
    await story.user.click(first as HTMLElement);
    await screen.findByRole('alert');
    await story.user.click(second as HTMLElement);
    await waitFor(() => expect(valuesSent(story)).toHaveLength(2));
    expect(screen.getByRole('alert')).toHaveTextContent('This project is frozen');
    expect(first).toHaveAccessibleDescription(/This project is frozen/);
    const retry = screen.getByRole('button', { name: /This project is frozen/ });
    await story.user.click(retry);
    await waitFor(() => expect(first).not.toHaveAccessibleDescription(/frozen/));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be undone', async () => {
    const story = renderStory(stories.Ready, filteredBy('north sea'));
    await story.user.click(await box());
    const toast = within(await screen.findByRole('region', { name: 'Notifications' }));
    const done = `Removed the upgrade from ${northSea}`;
    expect(await toast.findByText(done)).toBeVisible();
    await story.user.click(toast.getByRole('button', { name: 'Undo' }));
    expect(await toast.findByText(`Undone: ${done}`)).toBeVisible();
    expect(await box()).toBeChecked();
    expect(valuesSent(story)).toEqual([false, true]);
  });

  it('is not undone by a list that was asked for before it was saved', async () => {
    const story = renderStory(stories.Ready, filteredBy('north sea'));
    const override = await box();
    const letGo = story.server.hold(READ);
    await story.user.click(screen.getByRole('button', { name: 'Refresh projects' }));
    await story.user.click(override);
    await waitFor(() => expect(requestsOf(story, READ)).toHaveLength(3));
    letGo();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(override).not.toBeChecked();
  });
});
