import { act, screen, within } from '@testing-library/react';
import { never } from '@timemap/admin-mock/scenarios';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import { expectAccessible } from '../../ui/testing/test-accessibility.ts';
import type { ActivityEntry } from './activity-entry.ts';
import { createActivityLog } from './activity-log.ts';
import * as stories from './activity-panel.stories.tsx';
import { activityCsv } from './activity-panel.tsx';

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
      expect.stringMatching(
        /^Create organization10:29.AMFaculty of Artsnew organizationIn progressDetails.*10:29:30/,
      ),
      expect.stringMatching(
        /^The org tree screen stopped working10:29.AMFailedCannot read properties of undefined/,
      ),
      expect.stringMatching(
        /^Log in as user10:28.AMOlga Petrovauser 5BlockedReason: Her ticket 5Blocked by this app\. Nothing was sent\./,
      ),
      expect.stringMatching(
        /^Could not load10:28.AMFailedThe server did not.*DetailsGET \/organizations\/\{id\}\/lti.*20 sec/,
      ),
      expect.stringMatching(
        /^Add user to organization10:28.AMmaria@example\.orgFailedNo such userDetails.*122 msHTTP 400$/,
      ),
      expect.stringMatching(/^Revoke license10:27.AMlicense 12DetailsDone.*340 ms$/),
    ]);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Monday, March 2, 2026',
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

  it('says a failure of a kind that another version kept as it was recorded', () => {
    const failure = { kind: 'offline' as const, status: null, message: 'You are offline.', serverText: null };
    const log = createActivityLog();
    log.record({ type: 'load', operation: 'GET /coupons', outcome: 'failed', at: 0, durationMs: 0, failure });
    const later = createActivityLog({
      entries: log
        .snapshot()
        .entries.map((entry) => ({ ...entry, failureKind: 'earlierMade' as typeof failure.kind })),
    });
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
    expect(screen.getByRole('alert')).toHaveTextContent('The file could not be saved. Try again.');
    vi.unstubAllGlobals();
  });

  it('follows an action that is being done to its end', async () => {
    const log = createActivityLog();
    renderStory(stories.Empty, { args: { log }, scenarios: [never('*')] });
    const action = { name: 'license.create', target: { kind: 'organization', id: 2, label: 'Northwind' } };
    act(() => log.record({ type: 'action-started', runId: 1, action, at: 0 }));
    expect(within(screen.getByRole('listitem')).getByText('In progress')).toBeVisible();
    act(() => log.record({ type: 'action', runId: 1, action, at: 5, durationMs: 5, outcome: 'succeeded' }));
    expect(screen.getByRole('listitem')).toHaveTextContent(/^Created a license for Northwind/);
    expect(within(screen.getByRole('listitem')).getByRole('link', { name: 'Northwind' })).toHaveAttribute(
      'href',
      '/organizations?organization=2',
    );
  });

  it('has no accessibility violations, also with hundreds of hostile entries', async () => {
    const { container } = renderStory(stories.Hostile);
    expect(screen.getAllByRole('listitem')).toHaveLength(300);
    await expectAccessible(container);
  });
});

const entry: ActivityEntry = {
  id: 1,
  kind: 'action',
  name: 'organization.create',
  target: { kind: 'organization', id: 'new', label: '=HYPERLINK("https://evil.example")' },
  outcome: 'failed',
  at: Date.UTC(2026, 2, 2, 9, 30),
  durationMs: 120,
  status: 400,
  reason: 'Ticket 5',
  message: '@SUM(A1), "quoted"',
  change: { before: true, after: '=1+1' },
  canCheck: false,
  wasChecked: false,
  isSeen: true,
};

describe('the activity as CSV', () => {
  it('has a line for each entry, with every formula made harmless', () => {
    expect(activityCsv([entry])).toBe(
      '\uFEFFtime,kind,name,target kind,target id,target,before,after,outcome,duration in ms,HTTP status,reason,message,place\r\n' +
        '2026-03-02T09:30:00.000Z,action,organization.create,organization,new,' +
        '"\'=HYPERLINK(""https://evil.example"")",true,\'=1+1,failed,120,400,Ticket 5,"\'@SUM(A1), ""quoted""",\r\n',
    );
  });

  it('leaves cells empty where there is nothing', () => {
    const load = {
      ...entry,
      kind: 'load' as const,
      name: 'GET /organizations',
      target: null,
      status: null,
      change: null,
    };
    expect(activityCsv([load]).split('\r\n')[1]).toContain('load,GET /organizations,,,,,,failed,120,,');
  });
});
