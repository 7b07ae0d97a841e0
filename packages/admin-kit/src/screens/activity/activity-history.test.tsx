import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@timemap/admin-api';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import type { ActionEvent, AdminAction, AdminEvent, UndoOutcome } from '../../context/events.ts';
import { createActivityLog } from './activity-log.ts';
import * as stories from './activity-panel.stories.tsx';

const role: AdminAction = {
  name: 'project-member.change-role',
  target: { kind: 'project-member', id: 7, label: 'Freya Mistry' },
  place: { kind: 'project', id: 5, label: 'The Black Death' },
};

let runId = 0;
const done = (action: AdminAction, rest: Partial<ActionEvent> = {}): AdminEvent => ({
  type: 'action',
  runId: ++runId,
  action,
  at: Date.now(),
  durationMs: 84,
  outcome: 'succeeded',
  ...rest,
});
const offered = (action: AdminAction, undo: () => Promise<UndoOutcome>): AdminEvent => ({
  type: 'undo-offered',
  action,
  text: 'Freya Mistry is now Admin',
  undo,
});

function show(...events: readonly AdminEvent[]) {
  const log = createActivityLog();
  for (const event of events) log.record(event);
  return { log, ...renderStory(stories.Empty, { args: { log } }) };
}

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the activity as history', () => {
  it('says in a sentence what was done, to whom and where, with links to both', () => {
    show(done(role, { change: { before: 'Guest', after: 'Admin' } }));
    expect(lines()).toEqual([expect.stringMatching(/^Made Freya Mistry Admin of The Black Death\d/)]);
    expect(screen.getByRole('link', { name: 'Freya Mistry' })).toHaveAttribute('href', '/global/users/7');
    expect(screen.getByRole('link', { name: 'The Black Death' })).toHaveAttribute(
      'href',
      '/global/projects?project=5',
    );
    expect(screen.getByText('84 ms')).not.toBeVisible();
  });

  it('uses the sentence of the screen where it has none, and the title for what did not work', () => {
    const flag: AdminAction = {
      name: 'user.set-flag',
      target: { kind: 'user', id: 7, label: 'Verified, freya' },
    };
    show(
      done(role, { outcome: 'failed' }),
      done(flag),
      offered(flag, async () => 'undone'),
    );
    expect(lines()).toEqual([
      expect.stringMatching(/^Freya Mistry is now Admin/),
      expect.stringMatching(/^Change role of project member.*Freya Mistry.*Failed/),
    ]);
  });

  it('is read day by day, in the zone of the reader', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 2, 3, 23, 30) });
    onTestFinished(() => void vi.useRealTimers());
    const hoursAgo = (hours: number) => ({ at: Date.now() - hours * 3_600_000, durationMs: 0 });
    const events = [0, 1, 20, 60].map((hours) => done(role, hoursAgo(hours)));
    const log = createActivityLog();
    for (const event of events) log.record(event);
    renderStory(stories.Empty, { args: { log }, provider: { timeZone: 'UTC' } });
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Today',
      'Sunday, March 1, 2026',
    ]);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
  });

  it('has one line for a job, with its parts inside', async () => {
    const add = (label: string): AdminAction => ({
      name: 'organization-user.add',
      target: { kind: 'user', id: label, label },
      place: { kind: 'organization', id: 2, label: 'Harbour City Schools' },
    });
    const { user } = show(
      done(add('a@x.example'), { jobId: 1 }),
      done(add('b@x.example'), { jobId: 1 }),
      done(add('c@x.example'), { jobId: 1, outcome: 'failed' }),
    );
    const [job] = screen.getAllByRole('listitem');
    expect(job).toHaveTextContent(
      /^Add user to organization.*Harbour City Schools.*Done: 2. Not done: 1Show 3/,
    );
    const part = screen.getByText('b@x.example');
    expect(part).not.toBeVisible();
    await user.click(within(job as HTMLElement).getByText('Show 3'));
    expect(part).toBeVisible();
  });

  const removal = (place: AdminAction['place']): AdminAction => ({
    name: 'organization-user.remove',
    target: { kind: 'user', id: 7, label: 'freya' },
    ...(place && { place }),
  });
  const schools = removal({ kind: 'organization', id: 2, label: 'Harbour City Schools' });
  const museum = removal({ kind: 'organization', id: 3, label: 'Tide Museum' });
  const everything = {
    jobId: 1,
    job: { name: 'remove-from-everything', target: { kind: 'user', id: 7, label: 'Freya Mistry' } },
  };
  const allOffered = (undo: () => Promise<UndoOutcome>): AdminEvent => ({
    type: 'undo-offered',
    action: schools,
    parts: [schools, museum],
    text: 'Remove from Everything',
    stays: 'Stays, because it cannot be undone: The Black Death',
    undo,
  });

  it('says whom a job of several kinds is about, and undoes it as a whole', async () => {
    const undo = vi.fn(async () => 'undone' as const);
    const { user } = show(done(schools, everything), done(museum, everything), allOffered(undo));
    const [job, ...parts] = screen.getAllByRole('listitem') as [HTMLElement, ...HTMLElement[]];
    expect(job).toHaveTextContent(/^Removed Freya Mistry from organizations and projects/);
    expect(within(job).getByRole('link', { name: 'Freya Mistry' })).toHaveAttribute(
      'href',
      '/global/users/7',
    );
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Removed freya from Tide Museum/),
      expect.stringMatching(/^Removed freya from Harbour City Schools/),
    ]);
    expect(within(job).getByText(/cannot be undone: The Black Death$/)).toBeVisible();
    await user.click(within(job).getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('Undone.')).toBeVisible();
  });

  it('says what of a job was not done, and counts what a retry did once', () => {
    show(
      done(schools, everything),
      done(museum, { ...everything, outcome: 'failed' }),
      done(museum, { ...everything, outcome: 'failed' }),
    );
    const [job] = screen.getAllByRole('listitem');
    expect(job).toHaveTextContent(/^Remove from everything.*Freya Mistry.*Done: 1. Not done: 1/);
  });

  it('offers no undo of a whole job where only a part is listed, or after it was used elsewhere', async () => {
    const undo = async () => 'undone' as const;
    const { user, log } = show(done(schools, everything), done(museum, everything), allOffered(undo));
    await user.type(screen.getByRole('searchbox'), 'Tide');
    await waitFor(() => expect(screen.queryByText('Harbour City Schools')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await user.clear(screen.getByRole('searchbox'));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    act(() => log.record({ type: 'undo-ended', undo }));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('says how much of a job was undone', async () => {
    const error = new ApiError('offline', 'POST /organizations/{id}/users');
    const { user } = show(
      done(schools, everything),
      done(museum, everything),
      allOffered(async () => ({ done: 1, left: 1, error })),
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^Undone: 1. Not undone: 1. .*offline/i)).toBeVisible();
  });

  it('shows what one press changed twice as one line with one undo', () => {
    const add = (entry: string): AdminAction => ({
      name: 'whitelist.add',
      target: { kind: 'whitelist', id: 'all', label: entry, part: entry },
    });
    const parts = [add('@mail.example'), add('.mail.example')];
    show(...parts.map((part) => done(part)), {
      type: 'undo-offered',
      action: add('@mail.example, .mail.example'),
      parts,
      text: '@mail.example and .mail.example added',
      undo: async () => 'undone',
    });
    expect(lines()[0]).toMatch(/^@mail.example and .mail.example added/);
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
  });

  it('finds a person by what was typed', () => {
    show(
      done({
        ...schools,
        name: 'organization-user.add',
        target: { kind: 'user', id: 'freya@x.example', label: 'freya@x.example' },
      }),
    );
    expect(screen.getByRole('link', { name: 'freya@x.example' })).toHaveAttribute(
      'href',
      '/global/users?filter=freya%40x.example',
    );
  });

  it('undoes what still can be undone, and says so [focus] [spoken]', async () => {
    const undo = vi.fn(async () => 'undone' as const);
    const { user } = show(done(role), offered(role, undo));
    const button = screen.getByRole('button', { name: 'Undo' });
    expect(button).toHaveAccessibleDescription('Freya Mistry is now Admin');
    await user.click(button);
    expect(undo).toHaveBeenCalledTimes(1);
    const answer = screen.getAllByRole('status').find(({ textContent }) => textContent === 'Undone.');
    await waitFor(() => expect(answer).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('says why it could not be undone', async () => {
    const { user } = show(
      done(role),
      offered(role, async () => new ApiError('offline', 'POST /changepermissions')),
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^Not undone: .*offline/i)).toBeVisible();
  });

  it('no longer offers to undo what was changed again', () => {
    const { log } = show(
      done(role),
      offered(role, async () => 'undone'),
    );
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    act(() => log.record({ type: 'action-started', runId: 99, action: role, at: Date.now() }));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(createActivityLog({ entries: log.snapshot().entries }).snapshot().entries).toMatchObject([
      { outcome: 'unknown' },
      { outcome: 'succeeded', canUndo: false },
    ]);
  });
});
