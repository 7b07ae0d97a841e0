import { screen, waitFor, within } from '@testing-library/react';
import { createAdminClient } from '@timemap/admin-api';
import { fail } from '@timemap/admin-mock/scenarios';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { type RenderedStory, renderStory } from '../../../../../.storybook/render-story.tsx';
import { button, heading, SET, setting, writes } from './testing/ticket-page.ts';
import * as stories from './ticket-detail.stories.tsx';
import { TicketDetail } from './ticket-detail.tsx';

function secondWindow({ server }: RenderedStory) {
  const sessionId = server.signIn('globalAdmin');
  const client = createAdminClient({
    baseUrl: 'https://api.test',
    getSessionId: () => sessionId,
    fetch: (request) => server.fetch(request as Request),
  });
  return {
    set: (status: 0 | 1 | 2) =>
      client.send('PUT /support/status/{id}', { path: { id: 1 }, query: { status } }),
  };
}

const callsSince = ({ server }: RenderedStory, count: number) =>
  server
    .requests()
    .slice(count)
    .map(({ operation }) => operation);

const conflictDialog = () => screen.findByRole('dialog', { name: 'Someone else changed the status' });

async function openAndSetElsewhere(status: 0 | 1 | 2) {
  const story = renderStory(stories.Ready);
  await heading(1);
  const other = secondWindow(story);
  await other.set(status);
  return { story, other, before: story.server.requests().length };
}

describe('a status that another window changed since the ticket was opened', () => {
  it('is asked about, and nothing is sent before the answer', async () => {
    const { story, before } = await openAndSetElsewhere(1);
    await story.user.click(button('Set Resolved'));
    const dialog = within(await conflictDialog());
    expect(callsSince(story, before)).toEqual(['GET /support/{id}']);
    expect(dialog.getByText(/changed the status of ticket 1 after/)).toBeVisible();
    expect(
      dialog.getByRole('radio', { name: 'Status saved by someone else: In progress' }),
    ).not.toBeChecked();
    expect(dialog.getByRole('radio', { name: 'Status in your change: Resolved' })).toBeChecked();
    await story.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(story.server.db.tickets.get(1)).toMatchObject({ status: 2 }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button('Set Resolved')).toHaveAttribute('aria-pressed', 'true');
  });

  it.each(['their status', 'Cancel'])('sends nothing and shows theirs after %s', async (choice) => {
    const { story } = await openAndSetElsewhere(1);
    const count = writes(story).length;
    await story.user.click(button('Set Resolved'));
    const dialog = within(await conflictDialog());
    if (choice === 'their status')
      await story.user.click(
        dialog.getByRole('radio', { name: 'Status saved by someone else: In progress' }),
      );
    await story.user.click(dialog.getByRole('button', { name: choice === 'Cancel' ? 'Cancel' : 'Save' }));
    await waitFor(() => expect(button('Set In Progress')).toHaveAttribute('aria-pressed', 'true'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(writes(story)).toHaveLength(count);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is asked about again when it changes while the question is open', async () => {
    const { story, other } = await openAndSetElsewhere(1);
    await story.user.click(button('Set Resolved'));
    const dialog = within(await conflictDialog());
    await other.set(0);
    await other.set(1);
    Object.assign(story.server.db.tickets.get(1) ?? {}, { status: 7 });
    await story.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByRole('radio', { name: 'Status saved by someone else: Unknown (7)' }),
    ).toBeVisible();
    expect(story.server.db.tickets.get(1)).toMatchObject({ status: 7 });
  });

  it('is not asked about if both set the same one, and says so', async () => {
    const { story, before } = await openAndSetElsewhere(2);
    await story.user.click(button('Set Resolved'));
    expect(await screen.findByText('Ticket 1 is resolved')).toBeInTheDocument();
    expect(callsSince(story, before)).toEqual(['GET /support/{id}']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is not set on a ticket that is gone', async () => {
    const story = renderStory(stories.Ready);
    await heading(1);
    story.server.db.tickets.delete(1);
    await story.user.click(button('Set Resolved'));
    expect(await screen.findByText(/^Failed to update: /)).toBeVisible();
    expect(writes(story)).toEqual([]);
  });
});

function Pager() {
  const [ticketId, setTicketId] = useState<number | null>(1);
  return (
    <>
      <button type="button" onClick={() => setTicketId(2)}>
        Go on
      </button>
      <button type="button" onClick={() => setTicketId(null)}>
        Leave
      </button>
      {ticketId !== null && <TicketDetail ticketId={ticketId} />}
    </>
  );
}

const pager = { input: {}, meta: { input: { component: Pager } } };

describe('a status that was not saved', () => {
  it('is still said when another ticket could not be saved either, until it is dismissed', async () => {
    const story = renderStory(pager, { scenarios: [fail(SET, 'This ticket is frozen', 400, { times: 2 })] });
    await heading(1);
    await story.user.click(button('Set Resolved'));
    await screen.findByRole('alert');
    await story.user.click(button('Go on'));
    await heading(2);
    await story.user.click(button('Set In Progress'));
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  });

  it('is said after the person has left the ticket', async () => {
    const story = renderStory(pager, { scenarios: [fail(SET, 'This ticket is frozen', 400)] });
    await heading(1);
    const answer = story.server.hold(SET);
    await story.user.click(button('Set Resolved'));
    await waitFor(() => expect(writes(story)).toHaveLength(1));
    await story.user.click(button('Leave'));
    answer();
    expect(await screen.findByText(/^Not saved: .*This ticket is frozen/)).toBeVisible();
  });

  it('leaves a mark at its button, which tries again and then goes [spoken]', async () => {
    const story = renderStory(stories.Ready, { scenarios: [fail(SET, 'This ticket is frozen', 400)] });
    await heading(1);
    await story.user.click(button('Set Resolved'));
    const retry = await screen.findByRole('button', { name: 'Retry. Not saved: This ticket is frozen' });
    expect(button('Set Resolved')).toHaveAccessibleDescription('Not saved. This ticket is frozen');
    expect(button('Set In Progress')).not.toHaveAccessibleDescription(/Not saved/);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to update: This ticket is frozen');
    story.server.resetScenarios();
    await story.user.click(retry);
    await waitFor(() => expect(story.server.db.tickets.get(1)).toMatchObject({ status: 2 }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Not saved/ })).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button('Set Resolved')).toHaveFocus();
  });

  it('keeps the mark after its alert is closed, until a status is set again', async () => {
    const story = renderStory(stories.Ready, { scenarios: [fail(SET, 'This ticket is frozen', 400)] });
    await heading(1);
    await story.user.click(button('Set Resolved'));
    const alert = await screen.findByRole('alert');
    await story.user.click(within(alert).getByRole('button'));
    expect(screen.getByRole('button', { name: /^Retry. Not saved/ })).toBeVisible();
    story.server.resetScenarios();
    await story.user.click(button('Set In Progress'));
    expect(screen.queryByRole('button', { name: /Not saved/ })).toBeNull();
  });

  it('is not sent if the check before it has no answer', async () => {
    const story = renderStory(stories.Ready);
    await heading(1);
    story.server.use(fail('GET /support/{id}', 'The desk is closed', 400));
    await story.user.click(button('Set Resolved'));
    expect(await screen.findByText('Failed to update: The desk is closed')).toBeVisible();
    expect(button('Set Unresolved')).toHaveAttribute('aria-pressed', 'true');
    expect(writes(story)).toEqual([]);
  });
});

describe('a status that was saved', () => {
  it('can be undone in one press', async () => {
    const story = renderStory(stories.Ready);
    await heading(1);
    await story.user.click(button('Set Resolved'));
    const toast = within(await screen.findByRole('region', { name: 'Notifications' }));
    expect(await toast.findByText('Ticket 1 is resolved')).toBeVisible();
    await story.user.click(toast.getByRole('button', { name: 'Undo' }));
    expect(await toast.findByText('Undone: Ticket 1 is resolved')).toBeVisible();
    expect(button('Set Unresolved')).toHaveAttribute('aria-pressed', 'true');
    expect(writes(story)).toEqual([setting(1, 2), setting(1, 0)]);
  });

  it('can be undone with Control Z [keyboard]', async () => {
    const story = renderStory(stories.Ready, { args: { hasPageShortcuts: true } });
    await heading(1);
    button('Set Unresolved').focus();
    await story.user.keyboard('i');
    expect(await screen.findByText('Ticket 1 is in progress')).toBeVisible();
    await story.user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(writes(story)).toEqual([setting(1, 1), setting(1, 0)]));
  });

  it('is only announced if the previous one cannot be set (T59)', async () => {
    const story = renderStory(stories.Ready, {
      prepare: ({ server: { db } }) => {
        Object.assign(db.tickets.get(1) ?? {}, { status: 7 });
      },
    });
    await heading(1);
    await story.user.click(button('Set Unresolved'));
    expect(await screen.findByText('Ticket 1 is unresolved')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
