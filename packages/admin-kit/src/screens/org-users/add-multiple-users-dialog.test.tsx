import { screen, waitFor, within } from '@testing-library/react';
import { smallOrganizations } from '@timemap/admin-mock';
import { answer, applyThenDrop, drop, fail } from '@timemap/admin-mock/scenarios';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { savedFiles } from '../../text/testing/saved-files.ts';
import { openAddMultiple as open } from './testing/open-add-multiple.ts';

const ADD = 'POST /organizations/{id}/users';
const { harbour } = smallOrganizations;

/** It names no time, so the job does not wait. */
const tooMany = answer(ADD, { error: 'Too many at a time' }, 429, { times: 1 });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('adding multiple users', () => {
  it('sends one form for each line that is left, and closes when none failed [focus] [spoken]', async () => {
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
    expect(await screen.findByText('Added 2 users.', { ignore: '[data-ak-announcer] *' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Multiple Users' })).toHaveFocus();
  });

  it('previews what is known of each line, problems first, and sends those that are fine', async () => {
    const { dialog, start, sent, box } = await open(
      'trial.over\nno\u200B.name\nmia\nRLO@mail.example\nrlo@mail.example\nada@\n',
    );
    const preview = within(dialog.getByRole('region', { name: 'To add: 3 users' }));
    const rows = preview.getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['2', 'no.name', 'Invisible characters removed'],
      ['3', 'mia', 'Already here'],
      ['5', 'rlo@mail.example', 'Twice, first in line 4'],
      ['6', 'ada@', 'Not an email or username'],
      ['1', 'trial.over', 'Not here yet'],
      ['4', 'RLO@mail.example', 'Not here yet'],
    ]);
    for (const fact of [
      'Not here yet: 3',
      'Already here: 1',
      'Not an email or username: 1',
      'Invisible characters removed: 1',
      'Skipped: 1 duplicate',
    ])
      expect(dialog.getByText(fact)).toBeVisible();
    await start();
    await waitFor(() => expect(sent()).toEqual(['trial.over', 'no.name', 'RLO@mail.example']));
    await waitFor(() => expect(box).toHaveValue('mia\nRLO@mail.example\nada@'));
  });

  it('sends what is known to be wrong when asked', async () => {
    const { dialog, askForAll, start, sent } = await open('trial.over\nmia\nada@');
    expect(dialog.getByRole('button', { name: 'Add 1 user' })).toBeVisible();
    await askForAll();
    expect(dialog.getByRole('button', { name: 'Add 3 users' })).toBeVisible();
    await start();
    await waitFor(() => expect(sent()).toEqual(['trial.over', 'mia', 'ada@']));
  });

  it('closes when nobody is left but people who are here already', async () => {
    const { start, sent } = await open('trial.over\nmia');
    await start();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual(['trial.over']);
  });

  it('warns about names that look alike, and sends both', async () => {
    const { user, dialog, requests } = await open('trial.over\nTRIAL.over\n\u200B\n');
    expect(dialog.getByText('Possible duplicates: 1')).toBeVisible();
    expect(dialog.getByText('looks like line 1')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Add 2 users' }));
    await waitFor(() =>
      expect(requests().map(({ body }) => (body as { id: string; username: string }).username)).toEqual([
        'trial.over',
        'TRIAL.over',
      ]),
    );
  });

  it('adds all as admins on request', async () => {
    const { user, dialog, start, requests } = await open('trial.over\nno.name');
    await user.click(dialog.getByRole('checkbox', { name: 'Add all as admins' }));
    await start();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests().map(({ body }) => (body as { admin: string }).admin)).toEqual(['true', 'true']);
  });

  it('sends nothing for an empty box and says what is missing', async () => {
    const { user, dialog, box, sent } = await open('');
    const button = dialog.getByRole('button', { name: 'Add Users' });
    await user.click(button);
    expect(button).toHaveAccessibleDescription('Enter at least one email or username.');
    await user.click(box);
    await user.paste('mia\nada@');
    expect(button).toHaveAccessibleDescription('None of these lines can be added.');
    await user.click(button);
    expect(sent()).toEqual([]);
  });
});

describe('lines that fail', () => {
  const text = 'trial.over\nnobody@mail.example\nmia\nno.name\nsomebody.else';

  it('stay in the box in their order, with an alert each, while the others are added', async () => {
    const { askForAll, start, box, dialog, alerts } = await open(text);
    await askForAll();
    await start();
    await waitFor(() => expect(box).toHaveValue('nobody@mail.example\nmia\nsomebody.else'));
    expect(alerts()).toEqual([
      'nobody@mail.exampleNo Timemap account: nobody@mail.example',
      'somebody.elseNo Timemap account: somebody.else',
      'miamia is already in the organization.',
    ]);
    expect(dialog.getByRole('list', { name: 'No Timemap account (2)' })).toBeVisible();
    expect(dialog.getByRole('region', { name: 'Not added: 3 users' })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByText('trial.over', { selector: 'bdi' }).closest('th')).toBeInTheDocument(),
    );
  });

  it('share a reason where the server names the account of an address', async () => {
    const { askForAll, start, dialog } = await open('mia@timemap.example\nmia');
    await askForAll();
    await start();
    const names = within(await dialog.findByRole('list', { name: '… is already in the organization (2)' }));
    expect(names.getAllByRole('listitem')).toHaveLength(2);
  });

  it('interrupt once, not once each (T58) [spoken]', async () => {
    const { askForAll, start, dialog } = await open(text);
    await askForAll();
    await start();
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent(
      /Added 2\. 3 could not be added and are still listed below\.\s*No Timemap account \(2\); mia is already in the organization \(1\)\.$/,
    );
    expect(dialog.getAllByRole('alert')).toHaveLength(1);
  });

  it('and may pass the next time are tried again without those that were refused', async () => {
    const { askForAll, start, sent, box, dialog, server } = await open('trial.over\nno.name\nmia', {
      scenarios: [tooMany],
    });
    await askForAll();
    await start();
    await dialog.findByRole('button', { name: 'Retry 1 user' });
    expect(box).toHaveValue('trial.over\nmia');
    server.resetScenarios();
    await start();
    await waitFor(() => expect(box).toHaveValue('mia'));
    expect(sent().slice(3)).toEqual(['trial.over']);
    expect(dialog.getByRole('alert')).toHaveTextContent(
      'Added 2. 1 could not be added and is still listed below.',
    );
  });

  it('are sent again as corrected', async () => {
    const { askForAll, user, start, box, sent, dialog } = await open(text);
    await askForAll();
    await start();
    await dialog.findByRole('alert');
    await user.clear(box);
    await user.paste('rlo\nmia');
    await waitFor(async () => {
      await start();
      expect(sent().slice(5)).toEqual(['rlo']);
    });
    await waitFor(() => expect(box).toHaveValue('mia'));
  });

  it('are all accounted for in a file that no spreadsheet runs (T31)', async () => {
    const saved = savedFiles();
    const { askForAll, user, start, box, dialog } = await open('trial.over\n=1+1\ntrial.over\nmia');
    await askForAll();
    await start();
    await waitFor(() => expect(box).toHaveValue('=1+1\nmia'));
    await user.click(dialog.getByRole('button', { name: 'Download Results' }));
    expect(saved.map(({ name }) => name)).toEqual([`organization-${harbour}-added-users.csv`]);
    expect(await saved[0]?.blob.text()).toBe(
      [
        'Username or email,Result,Reason',
        'trial.over,Added,',
        "'=1+1,Failed,No Timemap account: =1+1",
        'mia,Failed,mia is already in the organization.',
        'trial.over,Duplicate,Same as line 1',
        '',
      ].join('\r\n'),
    );
  });

  it('are in the file with their newest result, also when all is done in the end [spoken]', async () => {
    const saved = savedFiles();
    const { user, server, start, box } = await open('trial.over\nno.name', {
      scenarios: [tooMany],
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
    expect(
      dialog.getByText('The file could not be saved. Try again.', { ignore: '[data-ak-announcer] *' }),
    ).toBeVisible();
  });

  it('that may have been applied say so (T8)', async () => {
    const saved = savedFiles();
    const { user, start, alerts, sent, dialog, server } = await open('trial.over', {
      scenarios: [applyThenDrop(ADD)],
    });
    server.use(fail('GET /organizations/{id}/users', 'Database is away'));
    await start();
    await waitFor(() => expect(alerts()).toEqual([expect.stringMatching(/may have been made/)]));
    expect(sent()).toEqual(['trial.over']);
    expect(dialog.getByRole('alert')).toHaveTextContent(
      /Added 0 users\.\s*1 user may have been added and is still listed below/,
    );
    expect(dialog.getByRole('region', { name: 'Possibly added: 1 user' })).toBeVisible();
    expect(dialog.queryByText(/Not added/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Download Results' }));
    expect(await saved[0]?.blob.text()).toContain('trial.over,Unknown,');
  });

  it('and may have been added are looked for in the list, not sent twice [spoken]', async () => {
    const { askForAll, user, start, sent, dialog, box, server } = await open('trial.over\nno.name\nmia', {
      scenarios: [drop(ADD, { times: 1 }), applyThenDrop(ADD, { times: 1 })],
    });
    await askForAll();
    await start();
    const retry = await dialog.findByRole('button', { name: 'Retry 1 user' });
    expect(dialog.getByRole('alert')).toHaveTextContent(
      'Added 1. 2 could not be added and are still listed below.',
    );
    expect(dialog.getByText(/The server has not saved the change/, { selector: 'li *' })).toBeVisible();
    const left = (box as HTMLTextAreaElement).value.split('\n');
    expect(left).toHaveLength(2);
    server.resetScenarios();
    await waitFor(() => user.click(retry));
    await waitFor(() => expect(box).toHaveValue('mia'));
    expect(sent().slice(3)).toEqual([left[0]]);
  });

  it('and may have been added stay so while the list does not load [spoken]', async () => {
    const { user, start, dialog, box, server } = await open('trial.over', { scenarios: [drop(ADD)] });
    server.use(fail('GET /organizations/{id}/users', 'Database is away'));
    await start();
    await user.click(await dialog.findByRole('button', { name: 'Check 1 user' }));
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent('The list of users could not be loaded.'),
    );
    expect(box).toHaveValue('trial.over');
    const again = dialog.getByRole('button', { name: 'Check 1 user' });
    expect(again).toBeVisible();
    server.resetScenarios();
    await waitFor(() => user.click(again));
    expect(await dialog.findByRole('button', { name: 'Retry 1 user' })).toBeVisible();
  });

  it('do not include those that the host did not allow', async () => {
    const { start, alerts, sent, box } = await open('trial.over\nno.name', {
      provider: { beforeAction: ({ target }) => target.id !== 'no.name' },
    });
    await start();
    await waitFor(() => expect(box).toHaveValue('no.name'));
    expect(alerts()).toEqual(['no.nameThis app does not allow that. Nothing was sent.']);
    expect(sent()).toEqual(['trial.over']);
  });
});
