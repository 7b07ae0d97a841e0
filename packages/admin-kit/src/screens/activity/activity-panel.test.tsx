import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { call } from '@timemap/admin-api';
import { answer, applyThenDrop, drop, fail, never } from '@timemap/admin-mock/scenarios';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type RenderedStory, renderStory, secondClient } from '../../../../../.storybook/render-story.tsx';
import { looksLike } from '../../data/lost-answer.ts';
import { useAction } from '../../data/use-action.ts';
import { messages as german } from '../../locales/de/index.ts';
import { expectAccessible } from '../../ui/testing/test-accessibility.ts';
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
    look: ({ client }, id) => looksLike(usersQuery(client), { id, isVerified: false }),
  });
  return (
    <button type="button" onClick={() => void unverify.run(3)}>
      Not verified
    </button>
  );
}
const changing = { input: {}, meta: { input: { component: Unverify, args: {} } } };

const items = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

describe('the activity panel', () => {
  it('says what will be listed where there is nothing yet', async () => {
    renderStory(stories.Empty);
    expect(await screen.findByText('No activity yet.')).toBeVisible();
    expect(screen.getByText(/are listed here/)).toBeVisible();
  });

  it('about one thing lists only that, and leaves what it does not show as new', () => {
    const { unmount } = renderStory(stories.AboutOneUser);
    expect(items()).toEqual([expect.stringMatching(/^Log in as user/)]);
    unmount();
    renderStory(stories.NothingAboutOneUser);
    expect(items()).toEqual([]);
    expect(screen.getByText('Nothing is known here about this user.')).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('lists what happened, newest first, each with target, outcome, time and duration', () => {
    renderStory(stories.Ready);
    expect(items()).toEqual([
      expect.stringMatching(/^Create organizationIn progressFaculty of Artsnew organization.*10:29:30/),
      expect.stringMatching(/^The org tree screen stopped workingFailedCannot read properties of undefined/),
      expect.stringMatching(
        /^Log in as userBlockedOlga Petrovauser 5Reason: Her ticket 5Blocked by this app\. Nothing was sent\./,
      ),
      expect.stringMatching(
        /^Could not loadFailedGET \/organizations\/\{id\}\/ltiThe server did not.*20 sec/,
      ),
      expect.stringMatching(/^Add user to organizationFailedmaria@example\.orgNo such user.*122 msHTTP 400$/),
      expect.stringMatching(/^Revoke licenseDonelicense 12.*340 ms$/),
    ]);
  });

  it('shows only what failed, when asked to', async () => {
    const { user } = renderStory(stories.Ready);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Failed only');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    for (const item of screen.getAllByRole('listitem')) expect(item).toHaveTextContent('Failed');
  });

  it('filters entries by any text that they show', async () => {
    const { user } = renderStory(stories.Ready);
    const filter = screen.getByRole('searchbox', { name: 'Filter activity' });
    for (const [text, entry] of [
      ['OLGA', /^Log in as user/],
      ['no such user', /^Add user to organization/],
      ['license 12', /^Revoke license/],
      ['/lti', /^Could not load/],
      ['nothing was sent', /^Log in as user/],
    ] as const) {
      await user.clear(filter);
      await user.type(filter, text);
      expect(items()).toEqual([expect.stringMatching(entry)]);
    }
    await user.type(filter, 'nothing like it');
    expect(screen.getByText('No activity matches.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  });

  it('filters changes by the words that show them, and says how many match [spoken]', async () => {
    const log = createActivityLog();
    const changes = [
      { before: true, after: false },
      { before: null, after: 1000 },
    ];
    for (const [index, change] of changes.entries()) {
      const action = { name: 'coupon.change', target: { kind: 'coupon', id: index } };
      log.record({
        type: 'action',
        runId: index,
        action,
        change,
        at: 0,
        durationMs: 0,
        outcome: 'succeeded',
      });
    }
    const { user } = renderStory(stories.Empty, { args: { log } });
    const filter = screen.getByRole('searchbox', { name: 'Filter activity' });
    const count = screen.getByRole('status');
    expect(count).toBeEmptyDOMElement();
    for (const [text, found] of [
      ['off', 'Matches: 1'],
      ['nothing', 'Matches: 1'],
      ['1,000', 'Matches: 1'],
      ['coupon', 'Matches: 2'],
      ['false', 'Matches: 0'],
    ] as const) {
      await user.clear(filter);
      await user.type(filter, text);
      expect(count).toHaveTextContent(found);
    }
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

  it('says a failure of a kind that another version kept as it was recorded', () => {
    const failure = { kind: 'offline' as const, status: null, message: 'You are offline.', serverText: null };
    const log = createActivityLog();
    log.record({ type: 'load', operation: 'GET /coupons', outcome: 'failed', at: 0, durationMs: 0, failure });
    const later = createActivityLog();
    later.merge(
      log
        .snapshot()
        .entries.map((entry) => ({ ...entry, failureKind: 'earlierMade' as typeof failure.kind })),
    );
    renderStory(stories.Empty, { args: { log: later } });
    expect(items().join()).toContain('You are offline.');
  });

  it('says that there is nothing yet, and offers nothing to export', async () => {
    const { user } = renderStory(stories.Empty);
    expect(screen.getByText('No activity yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Failed only');
    expect(screen.getByText('No failures.')).toBeVisible();
  });

  it('saves what it lists as CSV', async () => {
    const saved: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(class extends URL {}, {
        createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
        revokeObjectURL: () => undefined,
      }),
    );
    const names: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 2, 2, 23) });
    onTestFinished(() => void vi.useRealTimers());
    const { user } = renderStory(stories.Ready, { provider: { timeZone: 'Pacific/Auckland' } });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Failed only');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    const lines = (await saved[0]?.text())?.trim().split('\r\n') ?? [];
    expect(lines).toHaveLength(4);
    expect(lines[3]).toContain('organization-user.add,user,maria@example.org');
    // In the zone of the page it is the day after that of UTC.
    expect(names).toEqual(['activity-2026-03-03.csv']);
    click.mockRestore();
    vi.unstubAllGlobals();
  });

  it('says when the browser saved nothing [spoken]', async () => {
    const { user } = renderStory(stories.Ready);
    const create = vi.fn(() => {
      throw new Error('blocked');
    });
    vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL: create }));
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(screen.getByRole('alert')).toHaveTextContent('The file could not be saved.');
    vi.unstubAllGlobals();
  });

  it('shows a failure that the specification leaves silent (A §5)', async () => {
    const log = createActivityLog();
    const { user } = renderStory(changing, {
      scenarios: [fail(WRITE, 'The user is locked')],
      provider: { onEvent: log.record },
    });
    await user.click(await screen.findByRole('button', { name: 'Not verified' }));
    await waitFor(() => expect(log.snapshot().unseenFailureCount).toBe(1));
    renderStory(stories.Empty, { args: { log } });
    expect(items()[0]).toMatch(/^User: unverifyFailed.*The user is locked/);
    await waitFor(() => expect(log.snapshot().unseenCount).toBe(0));
  });

  const afterReload = (log: ActivityLog, first: RenderedStory) => {
    cleanup();
    first.server.resetScenarios();
    const later = createActivityLog();
    later.merge(structuredClone(log.snapshot().entries));
    renderStory(stories.Empty, { args: { log: later }, provider: { client: secondClient(first) } });
    return within(screen.getByRole('listitem'));
  };

  it.each([
    ['made', applyThenDrop(WRITE), 'Done', 'Checked: the change was made.'],
    ['not made', drop(WRITE), 'Failed', 'Checked: the change was not made.'],
  ] as const)(
    'says after a reload what a change that may have been made changed, and finds out that it was %s [keyboard] [focus] [spoken]',
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
        expect(log.snapshot().entries[0]).toMatchObject({ outcome: 'unknown', look: expect.anything() }),
      );
      const item = afterReload(log, first);
      expect(item.getByText('Possibly done')).toBeVisible();
      expect(screen.getByRole('listitem')).toHaveTextContent('Before: on After: off');
      const count = server.requests().length;
      item.getByRole('button', { name: 'Check now' }).focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(item.getByRole('status')).toHaveTextContent(sentence));
      expect(item.getByRole('status')).toHaveFocus();
      expect(item.getByText(outcome)).toBeVisible();
      expect(item.queryByRole('button', { name: 'Check now' })).toBeNull();
      await user.type(screen.getByRole('searchbox', { name: 'Filter activity' }), sentence);
      expect(screen.getAllByRole('listitem')).toHaveLength(1);
      const sent = server.requests().slice(count);
      expect(sent.map(({ operation }) => operation)).toEqual([READ]);
    },
  );

  it('can check a change whose page was closed before its answer came [spoken]', async () => {
    const log = createActivityLog();
    const first = renderStory(changing, { provider: { onEvent: log.record } });
    const letGo = first.server.hold(WRITE);
    await first.user.click(await screen.findByRole('button', { name: 'Not verified' }));
    await waitFor(() =>
      expect(log.snapshot().entries[0]).toMatchObject({ outcome: 'underWay', look: expect.anything() }),
    );
    const cut = createActivityLog();
    cut.merge(log.snapshot().entries.map((entry) => ({ ...entry, outcome: 'unknown' as const })));
    letGo();
    await waitFor(() => expect(log.snapshot().entries[0]?.outcome).toBe('succeeded'));
    const item = afterReload(cut, first);
    await first.user.click(item.getByRole('button', { name: 'Check now' }));
    await waitFor(() => expect(item.getByRole('status')).toHaveTextContent('Checked: the change was made.'));
  });

  it('says why it could not check, or that the result is unclear, and can check again [spoken]', async () => {
    const log = createActivityLog();
    const first = renderStory(changing, {
      scenarios: [drop(WRITE)],
      provider: { onEvent: log.record },
    });
    const { user, server } = first;
    await user.click(await screen.findByRole('button', { name: 'Not verified' }));
    await waitFor(() =>
      expect(log.snapshot().entries[0]).toMatchObject({ outcome: 'unknown', look: expect.anything() }),
    );
    const item = afterReload(log, first);
    const check = () => user.click(item.getByRole('button', { name: 'Check now' }));
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

  it('follows an action that is being done to its end', async () => {
    const log = createActivityLog();
    renderStory(stories.Empty, { args: { log }, scenarios: [never('*')] });
    const action = { name: 'license.create', target: { kind: 'organization', id: 2, label: 'Northwind' } };
    act(() => log.record({ type: 'action-started', runId: 1, action, at: 0 }));
    expect(within(screen.getByRole('listitem')).getByText('In progress')).toBeVisible();
    act(() => log.record({ type: 'action', runId: 1, action, at: 5, durationMs: 5, outcome: 'succeeded' }));
    expect(within(screen.getByRole('listitem')).getByText('Done')).toBeVisible();
  });

  it('has no accessibility violations, also with hundreds of hostile entries', async () => {
    const { container } = renderStory(stories.Crowded);
    expect(screen.getAllByRole('listitem')).toHaveLength(300);
    await expectAccessible(container);
  });
});
