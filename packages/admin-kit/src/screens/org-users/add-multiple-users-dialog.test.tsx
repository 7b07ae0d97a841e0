import { screen, waitFor, within } from '@testing-library/react';
import { smallOrganizations } from '@timemap/admin-mock';
import { applyThenDrop, delay, drop, fail, never } from '@timemap/admin-mock/scenarios';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import { createMemoryDrafts } from '../../provider/drafts.ts';
import * as stories from './org-users-panel.stories.tsx';

const ADD = 'POST /organizations/{id}/users';
const { harbour } = smallOrganizations;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(text: string, options: Parameters<typeof renderStory>[1] = {}) {
  const story = renderStory(stories.Ready, options);
  await story.user.click(await screen.findByRole('button', { name: 'Add Multiple Users' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Multiple Users' }));
  const box = dialog.getByRole('textbox', { name: 'Users' });
  if (text !== '') {
    await story.user.click(box);
    await story.user.paste(text);
  }
  const requests = () => story.server.requests().filter(({ operation }) => operation === ADD);
  return {
    ...story,
    dialog,
    box,
    requests,
    sent: () => requests().map(({ body }) => (body as { username: string }).username),
    start: () => story.user.click(dialog.getByRole('button', { name: /^(Add|Retry) / })),
    alerts: () => dialog.getAllByRole('listitem').map((item) => item.textContent),
  };
}

const names = (count: number, prefix = 'student') =>
  Array.from({ length: count }, (_, index) => `${prefix}.${index + 1}`);

/** What the browser was given to save. */
function savedFiles() {
  const saved: { name: string; blob: Blob }[] = [];
  let newest: Blob;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: newest });
  });
  URL.createObjectURL = (blob) => {
    newest = blob as Blob;
    return 'blob:saved';
  };
  URL.revokeObjectURL = () => {};
  return saved;
}

describe('adding multiple users', () => {
  it('sends one form for each line that is left, and closes when none failed (A §4, §5) [A-4.15, A-5.10] [focus] [spoken]', async () => {
    const { start, requests, sent } = await open('  trial.over \n\nno.name@mail.example\ntrial.over\n');
    await start();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual(['trial.over', 'no.name@mail.example']);
    expect(requests().map(({ path, encoding, body }) => ({ path, encoding, body }))[0]).toEqual({
      path: `/organizations/${harbour}/users`,
      encoding: 'form',
      body: { id: String(harbour), username: 'trial.over', admin: 'false' },
    });
    expect(await screen.findByRole('rowheader', { name: 'no.name' })).toBeVisible();
    expect(screen.getByText('Added 2 users.', { ignore: '[data-ak-announcer] *' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Multiple Users' })).toHaveFocus();
  });

  it('shows beforehand what will be sent, hidden characters and duplicates included', async () => {
    const { dialog } = await open('trial\u200B.over\nRLO@mail.example\nrlo@mail.example\n');
    const preview = within(dialog.getByRole('region', { name: 'Will be added: 2 users' }));
    expect(preview.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'trial‹U+200B›.over',
      'RLO@mail.example',
    ]);
    expect(dialog.getByText('Left out: 1 duplicate')).toBeVisible();
    expect(dialog.getByText('same as line 2')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Add 2 users' })).toBeVisible();
  });

  it('adds all as admins on request', async () => {
    const { user, dialog, start, requests } = await open('trial.over\nno.name');
    await user.click(dialog.getByRole('checkbox', { name: 'Add all as admins' }));
    await start();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests().map(({ body }) => (body as { admin: string }).admin)).toEqual(['true', 'true']);
  });

  it('sends nothing for nothing and says what is missing', async () => {
    const { start, box, sent } = await open('');
    await start();
    expect(box).toBeInvalid();
    expect(sent()).toEqual([]);
  });
});

describe('lines that fail', () => {
  const text = 'trial.over\nnobody@mail.example\nmia\nno.name\nsomebody.else';

  it('stay in the box in their order, with an alert each, while the others are added (A §4, §8) [A-4.14, A-8.08]', async () => {
    const { start, box, dialog, alerts } = await open(text);
    await start();
    await waitFor(() => expect(box).toHaveValue('nobody@mail.example\nmia\nsomebody.else'));
    expect(alerts()).toEqual([
      'nobody@mail.exampleNo such user: nobody@mail.example',
      'miamia is in the organization already.',
      'somebody.elseNo such user: somebody.else',
    ]);
    expect(dialog.getByRole('region', { name: 'Not added: 3 users' })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByText('trial.over', { selector: 'bdi' }).closest('th')).toBeInTheDocument(),
    );
  });

  it('interrupt once, not once each (T58) [spoken]', async () => {
    const { start, dialog } = await open(text);
    await start();
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent('Added 2 users. Not added: 3 users, still in the box.');
    expect(dialog.getAllByRole('alert')).toHaveLength(1);
  });

  it('are tried again alone, as corrected', async () => {
    const { user, start, box, sent, dialog } = await open(text);
    await start();
    await dialog.findByRole('button', { name: 'Retry 3 users' });
    await user.clear(box);
    await user.paste('rlo\nmia');
    await start();
    await waitFor(() => expect(box).toHaveValue('mia'));
    expect(sent().slice(5)).toEqual(['rlo', 'mia']);
  });

  it('are all accounted for in a file that no spreadsheet runs (T31)', async () => {
    const saved = savedFiles();
    const { user, start, box, dialog } = await open('trial.over\n=1+1\ntrial.over\nmia');
    await start();
    await waitFor(() => expect(box).toHaveValue('=1+1\nmia'));
    await user.click(dialog.getByRole('button', { name: 'Download Results' }));
    expect(saved.map(({ name }) => name)).toEqual([`organization-${harbour}-added-users.csv`]);
    expect(await saved[0]?.blob.text()).toBe(
      [
        'Username or email,Result,Reason',
        'trial.over,Added,',
        "'=1+1,Failed,No such user: =1+1",
        'mia,Failed,mia is in the organization already.',
        'trial.over,Duplicate,same as line 1',
        '',
      ].join('\r\n'),
    );
  });

  it('are in the file with their newest result, also when all is done in the end [spoken]', async () => {
    const saved = savedFiles();
    const { user, server, start, box } = await open('trial.over\nno.name', {
      scenarios: [fail(ADD, 'Try later', 400, { times: 1 })],
    });
    await start();
    await waitFor(() => expect(box).toHaveValue('trial.over'));
    server.resetScenarios();
    await start();
    await user.click(await screen.findByRole('button', { name: 'Download Results' }));
    expect(await saved[0]?.blob.text()).toContain('trial.over,Added,\r\nno.name,Added,\r\n');
    expect(screen.getByText('Added 2 users.', { ignore: '[data-ak-announcer] *' })).toBeVisible();
  });

  it('say so when the file cannot be saved', async () => {
    URL.createObjectURL = () => {
      throw new Error('refused');
    };
    const { user, start, dialog } = await open('nobody');
    await start();
    await user.click(await dialog.findByRole('button', { name: 'Download Results' }));
    expect(dialog.getByText('The browser could not save the file.')).toBeVisible();
  });

  it('that may have been applied say so (T8)', async () => {
    const { start, alerts, sent } = await open('trial.over', { scenarios: [applyThenDrop(ADD)] });
    await start();
    await waitFor(() => expect(alerts()).toEqual([expect.stringMatching(/may have been made/)]));
    expect(sent()).toEqual(['trial.over']);
  });

  it('are none that the host did not allow to be sent', async () => {
    const { start, alerts, sent, box } = await open('trial.over\nno.name', {
      provider: { beforeAction: ({ target }) => target.id !== 'no.name' },
    });
    await start();
    await waitFor(() => expect(box).toHaveValue('no.name'));
    expect(alerts()).toEqual(['no.nameThis was not allowed here. Nothing was sent.']);
    expect(sent()).toEqual(['trial.over']);
  });
});

describe('a long job', () => {
  it('is under way with at most four requests, tells how far it is and cannot be left (A §4) [keyboard]', async () => {
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

  it('stops within the requests that are under way, and keeps the rest in the box [focus] [spoken]', async () => {
    const { user, start, dialog, box, sent } = await open(names(60).join('\n'), {
      scenarios: [delay(ADD, 30)],
    });
    await start();
    await waitFor(() => expect(sent().length).toBeGreaterThan(8));
    await user.click(dialog.getByRole('button', { name: 'Stop' }));
    const sentAtStop = sent().length;
    expect(await dialog.findByRole('alert')).toHaveTextContent('The rest was not sent.');
    expect(sent().length).toBeLessThanOrEqual(sentAtStop + 1);
    expect(box).toHaveValue(names(60).join('\n'));
    expect(document.body).not.toHaveFocus();
  });

  it('tells a screen reader how far it is by quarters, not by lines [spoken]', async () => {
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
    await dialog.findByRole('alert', {}, { timeout: 4000 });
    await waitFor(() => expect(said.length).toBeGreaterThan(0));
    listener.disconnect();
    expect(said.length).toBeLessThanOrEqual(3);
    expect(said[0]).toMatch(/^\d+ of 80, \d+ failed$/);
  });

  it('stops at the end of the session, with what was not added kept for after the login (T14) [spoken]', async () => {
    const drafts = createMemoryDrafts();
    const expired: string[] = [];
    const first = await open(['trial.over', ...names(60)].join('\n'), {
      provider: { drafts, onSessionExpired: () => expired.push('expired') },
      scenarios: [delay(ADD, 20)],
    });
    await first.start();
    await waitFor(() => expect(first.sent().length).toBeGreaterThan(4));
    first.server.use(fail(ADD, 'Invalid session', 200));
    expect(await first.dialog.findByRole('alert')).toHaveTextContent(/The session ended/);
    expect(first.sent().length).toBeLessThan(30);
    expect(expired).toEqual(['expired']);
    first.unmount();
    const second = await open('', { provider: { drafts } });
    expect(second.box).toHaveValue(names(60).join('\n'));
  });

  it('whose page goes, takes the lines that were added with it (A §4)', async () => {
    const drafts = createMemoryDrafts();
    const unknown = names(50);
    const first = await open(['trial.over', 'no.name', ...unknown].join('\n'), {
      provider: { drafts },
      scenarios: [delay(ADD, 20)],
    });
    await first.start();
    await waitFor(() => expect(first.sent().length).toBeGreaterThan(6));
    first.unmount();
    const second = await open('', { provider: { drafts } });
    expect(second.box).toHaveValue(unknown.join('\n'));
  });

  it('gives up on a server that cannot be reached [spoken]', async () => {
    const { start, dialog, box, sent } = await open(names(60).join('\n'), { scenarios: [drop(ADD)] });
    await start();
    expect(await dialog.findByRole('alert')).toHaveTextContent(/The server could not be reached/);
    expect(sent().length).toBeLessThan(10);
    expect(box).toHaveValue(names(60).join('\n'));
  });

  it('ends with the page that it was started from (T12)', async () => {
    const { start, sent, unmount, events } = await open(names(60).join('\n'), {
      scenarios: [delay(ADD, 20)],
    });
    await start();
    await waitFor(() => expect(sent().length).toBeGreaterThan(4));
    unmount();
    const sentThen = sent().length;
    const told = () => events.filter(({ type }) => type === 'action').length;
    await waitFor(() => expect(told()).toBe(sentThen));
    expect(sent().length).toBe(sentThen);
  });

  it('may have ten thousand lines, of which few are drawn at once', async () => {
    const lines = names(10_000);
    const { start, dialog, box, alerts, sent } = await open(lines.join('\n'), {
      provider: { beforeAction: () => false },
    });
    expect(dialog.getByRole('region', { name: 'Will be added: 10,000 users' })).toBeVisible();
    expect(dialog.getAllByRole('listitem')).toHaveLength(100);
    expect(dialog.getByText('and 9,900 more')).toBeVisible();
    await start();
    await dialog.findByRole('region', { name: 'Not added: 10,000 users' }, { timeout: 10_000 });
    expect(alerts()).toHaveLength(50);
    expect(box).toHaveValue(lines.join('\n'));
    expect(sent()).toEqual([]);
  }, 20_000);

  it('shows the first alerts of thousands and counts the others', async () => {
    const { user, start, alerts, dialog } = await open(names(120).join('\n'));
    await start();
    await user.click(await dialog.findByRole('button', { name: 'Show 50 more' }, { timeout: 4000 }));
    expect(alerts()).toHaveLength(100);
    expect(dialog.getByRole('button', { name: 'Show 20 more' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(alerts()).toHaveLength(120);
    expect(dialog.queryByRole('button', { name: /^Show/ })).toBeNull();
    expect(dialog.getAllByRole('listitem')[100]).toHaveFocus();
  });
});
