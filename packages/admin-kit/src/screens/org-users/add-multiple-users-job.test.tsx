import { screen, waitFor } from '@testing-library/react';
import { delay, drop, fail, never } from '@timemap/admin-mock/scenarios';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import { bulkJobMessages } from '../../bulk-job/messages.ts';
import { createMemoryDrafts } from '../../context/drafts.ts';
import { overrideMessages } from '../../messages/define-messages.ts';
import * as stories from './org-users-panel.stories.tsx';
import { names, openAddMultiple as open, reopenedBox } from './testing/open-add-multiple.ts';

const ADD = 'POST /organizations/{id}/users';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a long job', () => {
  it('sends at most four requests at a time, shows its progress and cannot be left (A §4) [keyboard]', async () => {
    const { user, start, sent, dialog, box } = await open(names(60).join('\n'), { scenarios: [never(ADD)] });
    await start();
    await start();
    expect(await dialog.findByRole('progressbar', { name: 'Adding users' })).toHaveAttribute(
      'aria-valuetext',
      '0 of 60',
    );
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toHaveAttribute('aria-busy', 'true');
    expect(sent()).toEqual(names(4));
    expect(box).toHaveAttribute('readonly');
  });

  it('keeps its lines when a table is pasted into the box', async () => {
    const { user, start, sent, box } = await open(names(6).join('\n'), { scenarios: [never(ADD)] });
    await start();
    await waitFor(() => expect(sent()).toHaveLength(4));
    await user.click(box);
    await user.paste('Ada\tada@mail.example\nOren\toren@mail.example');
    expect(box).toHaveValue(names(6).join('\n'));
  });

  it('stops within the requests that are under way, and keeps the rest in the box [focus] [spoken]', async () => {
    const { user, start, dialog, box, sent, server } = await open(names(60).join('\n'));
    const letGo = server.hold(ADD);
    await start();
    await waitFor(() => expect(sent()).toHaveLength(4));
    expect(dialog.getByRole('region', { name: 'To add: 60 users' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Stop' }));
    letGo();
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      /Added 0\. 4 could not be added and are still listed below\..*The rest was not sent\./s,
    );
    expect(dialog.getByRole('region', { name: 'Not added: 4 users' })).toBeVisible();
    expect(sent()).toHaveLength(4);
    expect(box).toHaveValue(names(60).join('\n'));
    expect(document.body).not.toHaveFocus();
  });

  it('joins the reasons of failures as its language does [spoken]', async () => {
    const words = { reasonSeparator: '、', reasons: ({ reasons }: { reasons: string }) => `${reasons}。` };
    const { askForAll, start, dialog } = await open('nobody\nmia', {
      provider: { messages: [overrideMessages(bulkJobMessages, words)] },
    });
    await askForAll();
    await start();
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'No Timemap account: nobody (1)、mia is already in the organization (1)。',
    );
  });

  it('announces its progress by quarters, not by lines [spoken]', async () => {
    const { start, dialog } = await open(names(80).join('\n'), { scenarios: [delay(ADD, 25)] });
    const said: string[] = [];
    const listener = new MutationObserver(() => {
      for (const line of document.querySelectorAll('[data-ak-announcer="polite"] > div')) {
        const text = line.textContent ?? '';
        if (text.includes(' of 80') && !said.includes(text)) said.push(text);
      }
    });
    listener.observe(document.body, { childList: true, subtree: true });
    await start();
    await dialog.findByRole('alert');
    await waitFor(() => expect(said.length).toBeGreaterThan(0));
    listener.disconnect();
    expect(said.length).toBeLessThanOrEqual(3);
    expect(said[0]).toMatch(/^\d+ of 80, \d+ failed$/);
  });

  it('stops at the end of the session, and keeps the lines that were not added until after the login (T14) [spoken]', async () => {
    const drafts = createMemoryDrafts();
    const expired: string[] = [];
    const first = await open(['trial.over', ...names(60)].join('\n'), {
      provider: { drafts, onSessionExpired: () => expired.push('expired') },
    });
    const letGo = first.server.hold(ADD);
    await first.start();
    await waitFor(() => expect(first.sent()).toHaveLength(4));
    first.server.use(fail(ADD, 'Invalid session', 200));
    letGo();
    expect(await first.dialog.findByRole('alert')).toHaveTextContent(/The session ended/);
    expect(first.sent().length).toBeLessThanOrEqual(8);
    expect(expired).toEqual(['expired']);
    first.unmount();
    expect(await reopenedBox({ provider: { drafts } })).toHaveValue(names(60).join('\n'));
  });

  it('does not open again for a person who may no longer add users', async () => {
    const drafts = createMemoryDrafts();
    const person = { id: 1, username: 'ada', isVerified: true };
    const as = (isAdmin: boolean) => ({ drafts, session: { user: { ...person, isAdmin } } });
    const first = await open('trial.over', { provider: as(true) });
    first.unmount();
    const second = renderStory(stories.Ready, { provider: as(false) });
    expect(await screen.findByRole('table', { name: /^Users/ })).toBeVisible();
    await expect(screen.findByRole('dialog', {}, { timeout: 1000 })).rejects.toThrow();
    second.unmount();
    expect(await reopenedBox({ provider: as(true) })).toHaveValue('trial.over');
  });

  it('drops the added lines when its page goes (A §4)', async () => {
    const drafts = createMemoryDrafts();
    const unknown = names(50);
    const first = await open(['trial.over', 'no.name', ...unknown].join('\n'), {
      provider: { drafts },
    });
    const letGo = first.server.hold(ADD);
    await first.start();
    await waitFor(() => expect(first.sent()).toHaveLength(4));
    first.server.hold(ADD);
    letGo();
    await waitFor(() => expect(first.sent()).toHaveLength(8));
    first.unmount();
    expect(await reopenedBox({ provider: { drafts } })).toHaveValue(unknown.join('\n'));
  });

  it('gives up on a server that cannot be reached [spoken]', async () => {
    const { start, dialog, box, sent } = await open(names(60).join('\n'), { scenarios: [drop(ADD)] });
    await start();
    expect(await dialog.findByRole('alert')).toHaveTextContent(/The server could not be reached/);
    expect(sent().length).toBeLessThan(10);
    expect(box).toHaveValue(names(60).join('\n'));
  });

  it('ends with the page that it was started from (T12)', async () => {
    const { start, sent, unmount, events, server } = await open(names(60).join('\n'));
    const letGo = server.hold(ADD);
    await start();
    await waitFor(() => expect(sent()).toHaveLength(4));
    unmount();
    letGo();
    const actionCount = () => events.filter(({ type }) => type === 'action').length;
    await waitFor(() => expect(actionCount()).toBe(4));
    expect(sent()).toHaveLength(4);
  });

  it('may have ten thousand lines, of which only a few are rendered', async () => {
    const lines = names(10_000);
    const { start, dialog, box, alerts, sent } = await open(lines.join('\n'), {
      provider: { beforeAction: () => false },
    });
    expect(await dialog.findByRole('region', { name: 'To add: 10,000 users' })).toBeVisible();
    expect(dialog.getAllByRole('row')).toHaveLength(101);
    expect(dialog.getByText('and 9,900 more')).toBeVisible();
    await start();
    await dialog.findByRole('region', { name: 'Not added: 10,000 users' });
    expect(alerts()).toHaveLength(50);
    expect(box).toHaveValue(lines.join('\n'));
    expect(sent()).toEqual([]);
  }, 20_000);

  it('shows the first alerts of thousands and counts the others', async () => {
    const { user, start, alerts, dialog } = await open(names(120).join('\n'));
    await start();
    await user.click(await dialog.findByRole('button', { name: 'Show 50 more' }));
    expect(alerts()).toHaveLength(100);
    expect(dialog.getByRole('button', { name: 'Show 20 more' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(alerts()).toHaveLength(120);
    expect(dialog.queryByRole('button', { name: /^Show/ })).toBeNull();
    expect(dialog.getAllByRole('listitem')[100]).toHaveFocus();
  });
});
