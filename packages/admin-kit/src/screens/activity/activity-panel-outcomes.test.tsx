import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { call } from '@timemap/admin-api';
import { answer, applyThenDrop, drop, fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { type RenderedStory, renderStory } from '../../../../../.storybook/render-story.tsx';
import { looksLike } from '../../data/lost-answer.ts';
import { useAction } from '../../data/use-action.ts';
import { messages as german } from '../../locales/de/index.ts';
import { usersQuery } from '../users/index.ts';
import { type ActivityLog, createActivityLog } from './activity-log.ts';
import * as stories from './activity-panel.stories.tsx';

const READ = 'GET /global/users';
const WRITE = 'POST /global/users/verified';

function Unverify() {
  const unverify = useAction<number>({
    name: 'user.unverify',
    operation: WRITE,
    target: (id) => ({ kind: 'user', id }),
    send: ({ client }, id) => call(client, WRITE, { body: { id, value: false } }),
    failsSilently: true,
    change: () => ({ before: true, after: false }),
    look: (_, id) => looksLike(usersQuery, { id, isVerified: false }),
  });
  return (
    <button type="button" onClick={() => void unverify.run(3)}>
      Not verified
    </button>
  );
}
const changing = { input: {}, meta: { input: { component: Unverify, args: {} } } };

const items = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

describe('what a change became', () => {
  it('shows a failure that the specification leaves silent (A §5)', async () => {
    const log = createActivityLog();
    const { user } = renderStory(changing, {
      scenarios: [fail(WRITE, 'The user is locked')],
      provider: { onEvent: log.record },
    });
    await user.click(await screen.findByRole('button', { name: 'Not verified' }));
    await waitFor(() => expect(log.snapshot().unseenFailureCount).toBe(1));
    renderStory(stories.Empty, { args: { log } });
    expect(items()[0]).toMatch(/^User: unverify.*Failed.*The user is locked/);
    await waitFor(() => expect(log.snapshot().unseenCount).toBe(0));
  });

  it('says in the language of the page why something failed, in the words of the screens', async () => {
    const log = createActivityLog();
    const { user } = renderStory(changing, { scenarios: [drop(WRITE)], provider: { onEvent: log.record } });
    await user.click(await screen.findByRole('button', { name: 'Not verified' }));
    await waitFor(() => expect(log.snapshot().unseenFailureCount).toBeGreaterThan(0));
    cleanup();
    renderStory(stories.Empty, { args: { log }, provider: { locale: 'de', messages: german } });
    expect(items().join()).toContain('Es kam keine eindeutige Antwort');
    expect(items().join()).not.toContain('server');
  });

  const panelOf = (log: ActivityLog, { server }: RenderedStory) => {
    cleanup();
    server.resetScenarios();
    renderStory(stories.Empty, { args: { log } });
    return within(screen.getByRole('listitem'));
  };

  it.each([
    ['made', applyThenDrop(WRITE), 'Done', 'Checked: the change was made.'],
    ['not made', drop(WRITE), 'Failed', 'Checked: the change was not made.'],
  ] as const)(
    'says what a change that may have been made changed, and finds out that it was %s [keyboard] [focus] [spoken]',
    async (_, scenario, outcome, sentence) => {
      const log = createActivityLog();
      const first = renderStory(changing, {
        scenarios: [scenario],
        provider: { onEvent: (event) => event.type !== 'load' && log.record(event) },
      });
      const { user, server } = first;
      const letGo = server.hold(WRITE);
      (await screen.findByRole('button', { name: 'Not verified' })).focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(server.requests().at(-1)?.operation).toBe(WRITE));
      server.use(fail(READ, 'Away', 400));
      letGo();
      await waitFor(() =>
        expect(log.snapshot().entries[0]).toMatchObject({ outcome: 'unknown', canCheck: true }),
      );
      const item = panelOf(log, first);
      expect(item.getByText('Possibly done')).toBeVisible();
      expect(screen.getByRole('listitem')).toHaveTextContent('Before: on After: off');
      const count = server.requests().length;
      item.getByRole('button', { name: 'Check Now' }).focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(item.getByRole('status')).toHaveTextContent(sentence));
      expect(item.getByRole('status')).toHaveFocus();
      expect(item.getByText(outcome)).toBeVisible();
      expect(item.queryByRole('button', { name: 'Check Now' })).toBeNull();
      screen.getByRole('searchbox', { name: 'Filter activity' }).focus();
      await user.paste(sentence);
      expect(screen.getAllByRole('listitem')).toHaveLength(1);
      const sent = server.requests().slice(count);
      expect(sent.map(({ operation }) => operation)).toEqual([READ]);
    },
  );

  it('says why it could not check, or that the result is unclear, and can check again [spoken]', async () => {
    const log = createActivityLog();
    const first = renderStory(changing, {
      scenarios: [drop(WRITE)],
      provider: { onEvent: log.record },
    });
    const { user, server } = first;
    await user.click(await screen.findByRole('button', { name: 'Not verified' }));
    await waitFor(() =>
      expect(log.snapshot().entries[0]).toMatchObject({ outcome: 'unknown', canCheck: true }),
    );
    const item = panelOf(log, first);
    const check = () => user.click(item.getByRole('button', { name: 'Check Now' }));
    server.use(fail(READ, 'Closed', 403));
    await check();
    await waitFor(() => expect(item.getByRole('status')).toHaveTextContent('Could not check: Closed'));
    server.resetScenarios();
    server.use(answer(READ, []));
    await check();
    await waitFor(() =>
      expect(item.getByRole('status')).toHaveTextContent('it is unclear whether the change was made'),
    );
    expect(item.getByText('Possibly done')).toBeVisible();
    server.resetScenarios();
    await check();
    await waitFor(() =>
      expect(item.getByRole('status')).toHaveTextContent('Checked: the change was not made.'),
    );
  });
});
