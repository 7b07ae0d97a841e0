import { screen, waitFor, within } from '@testing-library/react';
import { fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import { ticketsTable } from '../tickets/index.ts';
import { button, heading, inQueue, SET, setting, writes } from './testing/ticket-page.ts';
import * as stories from './ticket-detail.stories.tsx';

const factOf = (term: string) => screen.getByText(term).nextElementSibling as HTMLElement;
const group = () => screen.getByRole('group', { name: 'Status' });

describe('a ticket', () => {
  it('shows creation date, whole description, creator link and contact email', async () => {
    const { server } = renderStory(stories.Ready);
    await heading(1);
    const ticket = server.db.tickets.get(1);
    expect(within(factOf('Created')).getByText(/202[56]/)).toHaveAttribute(
      'datetime',
      new Date(ticket?.createdAt ?? 0).toISOString(),
    );
    const message = 'I cannot find the project my teacher shared.';
    expect(screen.getByRole('heading', { level: 2, name: message })).toBeVisible();
    expect(screen.getByText(/^\d+ (weeks|months|years) old$/)).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Description' })).getByText(message)).toBeVisible();
    expect(within(factOf('Creator')).getByRole('link', { name: 'mia' })).toHaveAttribute(
      'href',
      '/global/users/3',
    );
    expect(screen.getByRole('link', { name: 'Send Email' })).toHaveAttribute(
      'href',
      'mailto:mia@timemap.example?subject=Your%20support%20ticket%201&body=Hello%20Mia%20Duarte%2C%0D%0A%0D%0A%0D%0A%0D%0AYou%20wrote%3A%0D%0A%3E%20I%20cannot%20find%20the%20project%20my%20teacher%20shared.',
    );
    expect(server.requests().map(({ path }) => path)).toEqual(['/support/1']);
  });

  it('shows a message of thousands of characters in full', async () => {
    const { server } = renderStory(stories.LongMessage);
    await heading(10);
    const { message = '' } = server.db.tickets.get(10) ?? {};
    const description = screen.getByRole('region', { name: 'Description' });
    expect(description.textContent).toContain(message.slice(-500));
  });

  it('shows the email of the creator only where it is another', async () => {
    const { unmount } = renderStory(stories.LongMessage);
    await heading(10);
    expect(factOf('Creator email')).toHaveTextContent('oren@');
    unmount();
    renderStory(stories.Ready);
    await heading(1);
    expect(screen.queryByText('Creator email')).toBeNull();
  });

  it("begins the email with the template of the host, next to the host's own controls", async () => {
    renderStory(stories.WithTemplate);
    await heading(1);
    expect(screen.getByRole('link', { name: 'Send Email' })).toHaveAttribute(
      'href',
      'mailto:mia@timemap.example?subject=About%20your%20ticket%201&body=Dear%20Mia%20Duarte%2C%0D%0A%0D%0Ait%20works%20again.%0D%0A%0D%0A%0D%0AYou%20wrote%3A%0D%0A%3E%20I%20cannot%20find%20the%20project%20my%20teacher%20shared.',
    );
    expect(screen.getByRole('button', { name: 'It works again, text for Send Email' })).toBeVisible();
  });

  it('begins no email to an address that carries other recipients, and says why (T32)', async () => {
    renderStory(stories.Hostile);
    await heading(8);
    expect(factOf('Contact email')).toHaveTextContent('victim@mail.example?bcc=everyone@mail.example');
    expect(screen.queryByRole('link', { name: 'Send Email' })).toBeNull();
    expect(screen.getByText(/^This is not a plain email address/)).toBeVisible();
  });

  it('shows its app state as JSON, with secrets hidden', async () => {
    const { container } = renderStory(stories.SecretsInState);
    const tree = await screen.findByRole('tree', { name: 'App State' });
    expect(within(tree).getByRole('treeitem', { name: /^zoom:/ })).toHaveTextContent('zoom:3');
    expect(within(tree).getByRole('treeitem', { name: /^sid:/ })).toHaveTextContent('sid:hidden');
    expect(container.innerHTML).not.toMatch(/7d1c|hunter2|Bearer/);
  });

  it.each([
    ['broken', stories.BrokenState, /^This is not valid JSON/],
    ['empty', stories.Empty, /^No data was recorded/],
  ])('whose app state is %s says so', async (_, story, text) => {
    renderStory(story);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('with markup in it stays text', async () => {
    const { container } = renderStory(stories.HostileMarkup);
    await heading(9);
    await screen.findByRole('tree');
    expect(container.querySelector('script, img, b')).toBeNull();
  });

  it('with an unknown status shows its number (T59)', async () => {
    renderStory(stories.Ready, {
      prepare: ({ server: { db } }) => {
        Object.assign(db.tickets.get(1) ?? {}, { status: 7 });
      },
    });
    expect(await screen.findByText('Unknown (7)')).toBeVisible();
    for (const name of ['Set Unresolved', 'Set In Progress', 'Set Resolved'])
      expect(button(name)).toHaveAttribute('aria-pressed', 'false');
  });

  it.each([
    ['when it fails', stories.LoadFailed, 'Database is away'],
    ['to a member', stories.AsMember, 'Only global admins can see support tickets.'],
    ['to an organization admin', stories.AsOrgAdmin, 'Only global admins can see support tickets.'],
  ])('that cannot be loaded says so %s (B §8) [spoken]', async (_, story, why) => {
    renderStory(story);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`Failed to load support tickets${why}`);
  });
});

describe('the status of a ticket', () => {
  it.each([0, 1, 2] as const)('is set from %i to each other one [focus]', async (from) => {
    const story = renderStory(stories.Ready, {
      prepare: ({ server: { db } }) => {
        Object.assign(db.tickets.get(1) ?? {}, { status: from });
      },
    });
    await heading(1);
    const names = ['Set Unresolved', 'Set In Progress', 'Set Resolved'];
    expect(
      within(group())
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(names.map((name, status) => (status === from ? expect.stringContaining(name) : name)));
    const others = ([0, 1, 2] as const).filter((status) => status !== from);
    for (const status of others) {
      await story.user.click(button(names[status] as string));
      await waitFor(() => expect(story.server.db.tickets.get(1)?.status).toBe(status));
      expect(button(names[status] as string)).toHaveAttribute('aria-pressed', 'true');
      expect(button(names[status] as string)).toHaveFocus();
    }
    expect(writes(story)).toEqual(others.map((status) => setting(1, status)));
  });

  it('that it has already is marked and sends nothing [spoken]', async () => {
    const story = renderStory(stories.Ready);
    await heading(1);
    await story.user.click(button('Set Unresolved'));
    expect(button('Set Unresolved')).toHaveAccessibleDescription('This is the current status.');
    expect(writes(story)).toEqual([]);
  });

  it('shows the new status immediately, sends one request at a time, and the last press wins', async () => {
    const story = renderStory(stories.Ready);
    const letGo = story.server.hold(SET);
    await heading(1);
    await story.user.click(button('Set Resolved'));
    await story.user.click(button('Set Unresolved'));
    await story.user.click(button('Set In Progress'));
    expect(button('Set In Progress')).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(writes(story)).toHaveLength(1));
    letGo();
    await waitFor(() => expect(writes(story)).toHaveLength(2));
    expect(writes(story)).toEqual([setting(1, 2), setting(1, 1)]);
  });

  it('is as it was after a failure, with the reason [spoken]', async () => {
    const { user } = renderStory(stories.Ready, { scenarios: [fail(SET, 'This ticket is frozen')] });
    await heading(1);
    await user.click(button('Set Resolved'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Ticket 1, Resolved');
    expect(alert).toHaveTextContent('Failed to update: This ticket is frozen');
    expect(button('Set Unresolved')).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the queue', () => {
  it('links to the previous and the next ticket of the list', async () => {
    renderStory(stories.Ready, inQueue(7));
    expect(await screen.findByText('34 of 40')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next ticket' })).toHaveAttribute('href', '/tickets/6?from=list');
    expect(screen.getByRole('link', { name: 'Previous ticket' })).toHaveAttribute(
      'href',
      '/tickets/8?from=list',
    );
    expect(screen.getByRole('link', { name: 'Back to List' })).toHaveAttribute('href', '/tickets?x=1');
  });

  it('says that a ticket is gone, and not that it loads', async () => {
    renderStory(stories.Ready, { ...inQueue(7), scenarios: [fail('GET /support/{id}', 'No ticket', 404)] });
    await waitFor(() => expect(button('Resolve and Next')).toHaveAccessibleDescription('Ticket not found'));
  });

  it('has the filters of the list, and its ends [spoken]', async () => {
    const tableState = {
      ...ticketsTable,
      filter: 'mia@',
      sort: { columnId: 'id', direction: 'ascending' },
      choices: { status: 'all', state: 'route' },
    } as const;
    const { server } = renderStory(stories.Ready, inQueue(1, tableState));
    expect(await screen.findByText(/^1 of \d$/)).toBeVisible();
    expect(button('Previous ticket')).toHaveAccessibleDescription('This is the first ticket in the list.');
    expect(
      server
        .requests()
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(['/support/', '/support/1']);
  });

  it('keeps the place of a ticket that was just resolved', async () => {
    const tableState = { ...ticketsTable, choices: { status: 'unresolved', state: '' } };
    const story = renderStory(stories.Ready, inQueue(1, tableState));
    const place = await screen.findByText(/^\d+ of \d+$/);
    const before = place.textContent;
    await story.user.click(button('Set Resolved'));
    await waitFor(() => expect(writes(story)).toHaveLength(1));
    expect(place).toHaveTextContent(before as string);
  });

  it('says so when its list cannot be loaded, and loads it again when asked', async () => {
    const { user } = renderStory(stories.Ready, {
      ...inQueue(7),
      scenarios: [fail('GET /support/', 'Lists are away', 500, { times: 3 })],
    });
    const failure = await screen.findByText('The list of tickets could not be loaded.');
    expect(failure.closest('[role="alert"]')).toHaveTextContent('Lists are away');
    await user.click(button('Retry'));
    expect(await screen.findByText('34 of 40')).toBeVisible();
  });

  it('is worked through by single keys, each result announced [keyboard]', async () => {
    const story = renderStory(stories.Ready, inQueue(7));
    await screen.findByText('34 of 40');
    await story.user.keyboard('j');
    await story.user.keyboard('k');
    expect(story.visited).toEqual(['/tickets/6?from=list', '/tickets/8?from=list']);
    button('Set Unresolved').focus();
    await story.user.keyboard('r');
    expect(await screen.findByText('Ticket 7 is resolved')).toBeInTheDocument();
    expect(writes(story)).toEqual([setting(7, 2)]);
    await story.user.keyboard('i');
    await waitFor(() => expect(writes(story)).toEqual([setting(7, 2), setting(7, 1)]));
    await story.user.keyboard('u');
    await waitFor(() => expect(writes(story)).toHaveLength(3));
  });

  it('resolves a ticket and opens the next in one press, once the server has it', async () => {
    const story = renderStory(stories.Ready, inQueue(7));
    await screen.findByText('34 of 40');
    await heading(7);
    const letGo = story.server.hold(SET);
    await story.user.click(button('Resolve and Next'));
    await waitFor(() => expect(writes(story)).toEqual([setting(7, 2)]));
    expect(story.visited).toEqual([]);
    expect(button('Resolve and Next')).toHaveAttribute('aria-busy', 'true');
    letGo();
    await waitFor(() => expect(story.visited).toEqual(['/tickets/6?from=list']));
    expect(await screen.findByText('Ticket 7 is resolved')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  it('stays at a ticket that could not be resolved, with the reason and a mark', async () => {
    const story = renderStory(stories.Ready, {
      ...inQueue(7),
      scenarios: [fail(SET, 'This ticket is frozen', 400)],
    });
    await screen.findByText('34 of 40');
    await heading(7);
    await story.user.click(button('Resolve and Next'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update: This ticket is frozen');
    expect(button('Set Resolved')).toHaveAccessibleDescription('Not saved. This ticket is frozen');
    expect(story.visited).toEqual([]);
  });

  it.each([
    ['the last ticket', 1, 0, 'This is the last ticket in the list.'],
    ['a resolved ticket', 7, 2, 'This is the current status.'],
  ])('says why %s is not resolved with a step to the next [spoken]', async (_, id, status, why) => {
    const story = renderStory(stories.Ready, {
      ...inQueue(id),
      prepare: ({ server: { db } }) => {
        Object.assign(db.tickets.get(id) ?? {}, { status });
      },
    });
    await heading(id);
    await waitFor(() => expect(button('Resolve and Next')).toHaveAccessibleDescription(why));
    await story.user.click(button('Resolve and Next'));
    expect(writes(story)).toEqual([]);
    expect(story.visited).toEqual([]);
  });

  it('announces the position after a move, and the end of the list [keyboard]', async () => {
    const story = renderStory(stories.Ready, inQueue(1));
    await screen.findByText('40 of 40');
    await story.user.keyboard('j');
    expect(
      await screen.findByText('This is the last ticket in the list.', { ignore: '[aria-hidden]' }),
    ).toBeInTheDocument();
    expect(story.visited).toEqual([]);
  });
});
