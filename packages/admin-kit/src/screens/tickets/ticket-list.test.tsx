import { screen, waitFor, within } from '@testing-library/react';
import { noRows } from '@timemap/admin-mock/scenarios';
import { describe, expect, it, vi } from 'vitest';
import { type RenderedStory, renderStory } from '../../../../../.storybook/render-story.tsx';
import { ticketsTable } from './rules.ts';
import * as stories from './ticket-list.stories.tsx';

const operations = ({ server }: Pick<RenderedStory, 'server'>) =>
  server.requests().map(({ operation, path, method }) => `${method} ${path} ${operation}`);
const ids = () => screen.getAllByRole('rowheader').map((cell) => Number(cell.textContent));
const rowOf = (id: number) => screen.getByRole('row', { name: new RegExp(`^(Select ${id} )?${id} `) });
const linkOf = (id: number) => within(rowOf(id)).getAllByRole('link')[0] as HTMLElement;
const shown = (id: number) => screen.findByRole('rowheader', { name: String(id) });
const facet = (name: string) => screen.getByRole('button', { name });
const filter = (name: string) => screen.findByRole('searchbox', { name });

describe('the list of tickets', () => {
  it('has all tickets, id descending, 20 a page, each leading to its detail', async () => {
    const story = renderStory(stories.Ready);
    await shown(40);
    expect(ids()).toEqual(Array.from({ length: 20 }, (_, index) => 40 - index));
    expect(screen.getByRole('columnheader', { name: 'ID' })).toHaveAttribute('aria-sort', 'descending');
    expect(linkOf(40)).toHaveAttribute('href', '/tickets/40');
    expect(operations(story)).toEqual(['GET /support/ GET /support/']);
    const ticket = story.server.db.tickets.get(40);
    const time = within(rowOf(40)).getByText(/2026|2025/);
    expect(time.closest('time')).toHaveAttribute('datetime', new Date(ticket?.createdAt ?? 0).toISOString());
  });

  it.each([
    ['PROJECT MY TEACHER', 1],
    ['someone.else@mail', 10],
    ['victim@', 8],
    ['mia', 1],
    ['mia@timemap', 1],
  ])('filters %j by message, contact email, creator username and email', async (typed, id) => {
    const { user } = renderStory(stories.Hostile, { args: { tableState: undefined } });
    await user.type(await filter('Filter tickets'), typed);
    await waitFor(() => expect(ids().length).toBeLessThan(20));
    expect(ids()).toContain(id);
  });

  it('filters by the text of the app state', async () => {
    const { user } = renderStory(stories.Ready);
    await user.type(await filter('Filter by app state'), 'HUNTER2');
    await waitFor(() => expect(ids()).toEqual([7]));
  });

  it('asks the server for the list of a status, and shows what it returns', async () => {
    const story = renderStory(stories.Ready);
    const select = await screen.findByRole('combobox', { name: 'Status' });
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['All', 'Unresolved', 'Resolved']);
    await story.user.selectOptions(select, 'Unresolved');
    await waitFor(() => expect(screen.getAllByText('In progress').length).toBeGreaterThan(0));
    await waitFor(() => expect(screen.queryByText('Resolved', { selector: 'td *' })).toBeNull());
    await story.user.selectOptions(select, 'Resolved');
    await waitFor(() => expect(screen.queryByText('Unresolved', { selector: 'td *' })).toBeNull());
    expect(operations(story)).toEqual([
      'GET /support/ GET /support/',
      'GET /support/unresolved GET /support/unresolved',
      'GET /support/resolved GET /support/resolved',
    ]);
  });

  it('colors rows by status and says the status in words', async () => {
    renderStory(stories.Hostile, {
      prepare: ({ server: { db } }) => {
        for (const [id, status] of [
          [1, 0],
          [2, 1],
          [3, 2],
        ] as const) {
          const ticket = db.tickets.get(id);
          if (ticket) ticket.status = status;
        }
      },
    });
    await shown(1);
    for (const [id, tone, word] of [
      [1, 'danger', 'Unresolved'],
      [2, 'warning', 'In progress'],
      [3, 'success', 'Resolved'],
    ] as const) {
      expect(rowOf(id)).toHaveAttribute('data-tone', tone);
      expect(within(rowOf(id)).getByText(word)).toBeVisible();
    }
  });

  it('cuts messages at 200 characters, with the whole within reach', async () => {
    const { server } = renderStory(stories.Hostile);
    await screen.findByRole('rowheader', { name: '10' });
    const { message = '' } = server.db.tickets.get(10) ?? {};
    const shown = within(rowOf(10)).getByTitle((title) => title.length > 200 && message.startsWith(title));
    const segments = [...new Intl.Segmenter().segment(shown.textContent ?? '')].map(({ segment }) => segment);
    expect(segments).toHaveLength(201);
    expect(segments.at(-1)).toBe('…');
    expect(message.startsWith(segments.slice(0, 200).join(''))).toBe(true);
  });

  it('loads again when asked, with the rows in place', async () => {
    const story = renderStory(stories.Ready);
    await shown(40);
    await story.user.click(screen.getByRole('button', { name: 'Refresh tickets' }));
    expect(screen.getByRole('rowheader', { name: '40' })).toBeVisible();
    await waitFor(() => expect(operations(story)).toHaveLength(2));
  });

  it('says so when it fails [spoken]', async () => {
    renderStory(stories.LoadFailed);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load support ticketsDatabase is away',
    );
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it.each([
    ['a member', stories.AsMember],
    ['an organization admin', stories.AsOrgAdmin],
  ])('says to %s who can see it, with a way out and no tools without use [spoken]', async (_, story) => {
    renderStory(story);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load support ticketsOnly global admins can see support tickets.',
    );
    expect(screen.getByRole('link', { name: 'Go to Organizations' })).toHaveAttribute(
      'href',
      '/organizations',
    );
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.queryAllByRole('searchbox')).toEqual([]);
  });

  it('names the list that has the others where its own is empty', async () => {
    const { user } = renderStory(stories.Ready, {
      scenarios: [noRows('GET /support/'), noRows('GET /support/unresolved')],
    });
    await screen.findByText('No tickets');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Unresolved');
    expect(
      await screen.findByText('There are no unresolved tickets. Choose All to see the others.'),
    ).toBeVisible();
  });
});

describe('a ticket of the list', () => {
  it('is opened by a press anywhere on its row, on a text, but not on another control', async () => {
    const { user, visited } = renderStory(stories.Ready);
    await shown(40);
    await user.click(within(rowOf(40)).getByText(/^(Unresolved|In progress|Resolved)$/));
    expect(visited).toEqual(['/tickets/40']);
    await user.keyboard('{Control>}');
    await user.click(within(rowOf(39)).getByRole('rowheader'));
    await user.keyboard('{/Control}');
    expect(visited).toEqual(['/tickets/40']);
  });

  it('has its message as its link, or its id where there is no message', async () => {
    const { server } = renderStory(stories.Hostile, {
      prepare: ({ server: { db } }) => {
        Object.assign(db.tickets.get(2) ?? {}, { message: '  ' });
      },
    });
    await shown(1);
    expect(linkOf(1)).toHaveAccessibleName(server.db.tickets.get(1)?.message);
    expect(linkOf(1)).toHaveAttribute('href', '/tickets/1');
    expect(within(rowOf(1)).queryByRole('link', { name: '1' })).toBeNull();
    expect(within(rowOf(2)).getByRole('link', { name: '2' })).toHaveAttribute('href', '/tickets/2');
  });

  it('has its id as its link where the messages are hidden', async () => {
    renderStory(stories.Ready, { args: { tableState: { ...ticketsTable, columns: ['id', 'status'] } } });
    await shown(40);
    expect(within(rowOf(40)).getByRole('link', { name: '40' })).toHaveAttribute('href', '/tickets/40');
  });

  it('is not opened by a press on its row while tickets are selected for an email', async () => {
    const { user, visited } = renderStory(stories.Ready);
    await user.click(await screen.findByRole('button', { name: 'Email Multiple' }));
    await user.click(within(rowOf(40)).getByText('40'));
    expect(visited).toEqual([]);
  });
});

describe('the statuses of the loaded tickets', () => {
  const setStatuses =
    (...statuses: readonly number[]) =>
    ({ server: { db } }: Pick<RenderedStory, 'server'>) => {
      for (const ticket of db.tickets) ticket.status = statuses[ticket.id % statuses.length] as never;
    };

  it('are counted, and keep the tickets of one, without a call', async () => {
    const story = renderStory(stories.Ready, { prepare: setStatuses(0, 1, 2, 2) });
    await shown(40);
    const group = screen.getByRole('group', { name: 'Status of the loaded tickets' });
    expect(
      within(group)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Unresolved 10', 'In progress 10', 'Resolved 20']);
    await story.user.click(facet('In progress 10'));
    await waitFor(() => expect(ids()).toEqual([37, 33, 29, 25, 21, 17, 13, 9, 5, 1]));
    expect(facet('In progress 10')).toHaveAttribute('aria-pressed', 'true');
    expect(facet('Resolved 20')).toBeVisible();
    await story.user.click(facet('In progress 10'));
    await waitFor(() => expect(ids()).toHaveLength(20));
    expect(operations(story)).toHaveLength(1);
  });

  it('include an unknown one (T59)', async () => {
    const { user } = renderStory(stories.Ready, { prepare: setStatuses(0, 7) });
    await shown(40);
    await user.click(facet('Unknown 20'));
    await waitFor(() => expect(ids()).not.toContain(40));
  });

  it('are not offered where there is only one, and stay while one is chosen', async () => {
    const { user, server } = renderStory(stories.Ready, { prepare: setStatuses(0, 2) });
    await shown(40);
    await user.click(facet('Resolved 20'));
    for (const ticket of server.db.tickets) ticket.status = 0;
    await user.click(screen.getByRole('button', { name: 'Refresh tickets' }));
    await screen.findByText('No tickets match query');
    await user.click(facet('Resolved 0'));
    await shown(40);
    expect(screen.queryByRole('group', { name: 'Status of the loaded tickets' })).toBeNull();
  });

  it('say that tickets in progress are among the unresolved ones of the server', async () => {
    const { user } = renderStory(stories.Ready, { prepare: setStatuses(0, 1, 2) });
    await shown(40);
    const note = /^Includes tickets in progress: \d+\. This server lists them as unresolved/;
    expect(screen.queryByText(note)).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Unresolved');
    expect(await screen.findByText(note)).toHaveTextContent('in progress: 14.');
  });

  it('are part of the state of the list', async () => {
    const onTableStateChange = vi.fn();
    const { user } = renderStory(stories.Ready, {
      args: { onTableStateChange },
      prepare: setStatuses(0, 2),
    });
    await shown(40);
    await user.click(facet('Resolved 20'));
    expect(onTableStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ page: 1, choices: { status: 'all', state: '', only: 'resolved' } }),
    );
  });
});

describe('an email to many', () => {
  it('goes to the contacts of all chosen tickets, across pages, filters and lists', async () => {
    const { user, server } = renderStory(stories.Ready, {
      prepare: ({ server: { db } }) => {
        for (const [id, status] of [
          [40, 0],
          [39, 2],
        ] as const) {
          const ticket = db.tickets.get(id);
          if (ticket) Object.assign(ticket, { status, contactEmail: `contact.${id}@mail.example` });
        }
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Email Multiple' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select 40' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Resolved');
    await user.click(await screen.findByRole('checkbox', { name: 'Select 39' }));
    await user.type(screen.getByRole('searchbox', { name: 'Filter tickets' }), 'nothing matches this');
    await screen.findByText('No tickets match query');
    expect(screen.getByRole('link', { name: 'Write Email to 2' })).toHaveAttribute(
      'href',
      'mailto:?bcc=contact.40@mail.example,contact.39@mail.example',
    );
    await user.click(screen.getByRole('button', { name: 'Copy Addresses' }));
    expect(await navigator.clipboard.readText()).toBe('contact.40@mail.example, contact.39@mail.example');
    expect(server.requests().filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('leaves out an address that carries others, and names it (T32)', async () => {
    const { user } = renderStory(stories.Hostile);
    await user.click(await screen.findByRole('button', { name: 'Email Multiple' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select 8' }));
    expect(screen.getByText(/^Skipped, not plain.*victim@mail\.example\?bcc=/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Write Email/ })).toBeNull();
  });
});
