import { screen, waitFor, within } from '@testing-library/react';
import { applyThenDrop, fail, never } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { type RenderedStory, renderStory, secondClient } from '../../../../../.storybook/render-story.tsx';
import { submitTwiceInOneTask, twiceInOneTask } from '../../ui/test-presses.ts';
import * as stories from './license-card.stories.tsx';

const writes = ({ server }: RenderedStory) =>
  server
    .requests()
    .filter(({ method }) => method !== 'GET')
    .map(({ operation, encoding, body }) => ({ operation, encoding, body }));

const button = (name: string) => screen.findByRole('button', { name });

describe('the license card', () => {
  it('shows id, state and seats of the first license', async () => {
    const { server } = renderStory(stories.Ready);
    const seats = await screen.findByRole('meter', { name: 'Seats taken' });
    expect(seats).toHaveAttribute('aria-valuetext', expect.stringMatching(/^\d+ of \d+$/));
    expect(screen.getByText('5001')).toBeVisible();
    expect(screen.getByText('Enabled')).toBeVisible();
    expect(server.requests().map(({ operation }) => operation)).toEqual(['GET /licenses/{orgId}']);
  });

  it('says so when more seats are taken than allowed, and keeps the bar inside', async () => {
    renderStory(stories.AsOrgAdmin);
    const seats = await screen.findByRole('meter');
    expect(seats).toHaveAttribute('aria-valuetext', '12 of 10, 2 more than allowed');
    expect(seats).toHaveAttribute('aria-valuenow', '10');
  });

  it('takes a status of 2 for enabled', async () => {
    renderStory(stories.Ready, {
      prepare: ({ server }) => {
        for (const license of server.db.licenses) license.status = 2;
      },
    });
    expect(await screen.findByText('Enabled')).toBeVisible();
  });

  it('gives global admins Revoke License, and Disable or Enable by the state', async () => {
    renderStory(stories.Ready);
    expect(await button('Revoke License')).toBeVisible();
    expect(await button('Disable License')).toBeVisible();
    renderStory(stories.Disabled);
    expect(await button('Enable License')).toBeVisible();
  });

  it('gives organization admins the facts and no action', async () => {
    renderStory(stories.AsOrgAdmin);
    await screen.findByRole('meter');
    expect(screen.queryByRole('button', { name: /License$/ })).toBeNull();
  });

  it('shows members nothing and asks nothing', async () => {
    const { server, container } = renderStory(stories.AsMember);
    expect(container).toBeEmptyDOMElement();
    expect(server.requests()).toEqual([]);
  });

  it('tells organization admins without a license to contact support', async () => {
    renderStory(stories.AsOrgAdmin, { prepare: ({ server }) => server.db.licenses.delete(5002) });
    expect(await screen.findByText(/Contact support/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create License' })).toBeNull();
  });
});

describe('creating a license', () => {
  async function open(scenarios: Parameters<typeof renderStory>[1] = {}) {
    const story = renderStory(stories.Empty, scenarios);
    await story.user.click(await button('Create License'));
    const dialog = within(await screen.findByRole('dialog'));
    return { ...story, dialog, seats: dialog.getByRole('textbox', { name: 'Seats' }) };
  }

  it('starts with one seat and sends a whole number as a form, then shows the new license [focus]', async () => {
    const story = await open();
    expect(story.seats).toHaveFocus();
    expect(story.seats).toHaveValue('1');
    await story.user.clear(story.seats);
    await story.user.type(story.seats, '25{Enter}');
    expect(await screen.findByRole('meter')).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('of 25'),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(writes(story)).toEqual([
      { operation: 'POST /licenses', encoding: 'form', body: { id: '6', seats: '25' } },
    ]);
  });

  it.each([
    ['1e1', '10'],
    ['7.9', '7'],
  ])(
    'converts %j seats to the whole number %s when sent, and says so beside the field (A §5)',
    async (typed, seats) => {
      const story = await open();
      await story.user.clear(story.seats);
      await story.user.type(story.seats, typed);
      expect(story.seats).toHaveAccessibleDescription(`A whole number. ${seats} will be sent.`);
      await story.user.keyboard('{Enter}');
      await waitFor(() => expect(writes(story)).toMatchObject([{ body: { id: '6', seats } }]));
    },
  );

  it.each(['', '0.5', '-1', '0'])(
    'sends nothing for %j seats and says what is wrong [spoken]',
    async (typed) => {
      const story = await open();
      await story.user.clear(story.seats);
      if (typed !== '') await story.user.type(story.seats, typed);
      await story.user.click(story.dialog.getByRole('button', { name: 'Create License' }));
      expect(story.seats).toBeInvalid();
      expect(story.seats).toHaveAccessibleDescription(/whole number/);
      expect(writes(story)).toEqual([]);
    },
  );

  it('keeps the dialog open with the server’s words and the number typed [spoken]', async () => {
    const story = await open({ scenarios: [fail('POST /licenses', 'No contract for this organization')] });
    await story.user.clear(story.seats);
    await story.user.type(story.seats, '7{Enter}');
    expect(await story.dialog.findByRole('alert')).toHaveTextContent('No contract for this organization');
    expect(story.seats).toHaveValue('7');
  });

  it('cannot be closed by Escape while the request is under way, and sends one request for Enter twice [keyboard] [focus]', async () => {
    const story = await open({ scenarios: [never('POST /licenses')] });
    await submitTwiceInOneTask();
    await story.user.keyboard('{Enter}{Escape}');
    expect(story.dialog.getByRole('button', { name: 'Create License' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByRole('dialog')).toHaveAttribute('aria-busy', 'true');
    expect(writes(story)).toHaveLength(1);
    expect(document.body).not.toHaveFocus();
  });

  it('has created the license when the answer is lost and the server has it (T8)', async () => {
    const story = await open({ scenarios: [applyThenDrop('POST /licenses')] });
    await story.user.keyboard('{Enter}');
    expect(await screen.findByRole('meter')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(writes(story)).toHaveLength(1);
  });

  it('gives focus back to the button it was opened from [keyboard] [focus]', async () => {
    const story = await open();
    await story.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await button('Create License')).toHaveFocus();
  });
});

describe('revoking a license', () => {
  it('asks first with focus on Cancel, deletes by license id and shows that there is none [focus] [spoken]', async () => {
    const story = renderStory(stories.Ready);
    await story.user.click(await button('Revoke License'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke License?' }));
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      'This permanently deletes license 5001 of Northwind University. Seats taken: 131 of 500',
    );
    await story.user.click(dialog.getByRole('button', { name: 'Revoke License' }));
    expect(await button('Create License')).toBeVisible();
    expect(writes(story)).toEqual([
      { operation: 'DELETE /licenses', encoding: 'form', body: { id: '5001' } },
    ]);
    expect(document.body).not.toHaveFocus();
  });

  it('stays open with the server’s words when it is refused [spoken]', async () => {
    const story = renderStory(stories.SaveFailed);
    await story.user.click(await button('Revoke License'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await story.user.click(dialog.getByRole('button', { name: 'Revoke License' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This license is under contract until June');
  });
});

describe('enabling and disabling', () => {
  it('flips the license by its id and shows the new state [focus]', async () => {
    const story = renderStory(stories.Ready);
    await story.user.click(await button('Disable License'));
    expect(await button('Enable License')).toHaveFocus();
    expect(screen.getByText('Disabled')).toBeVisible();
    expect(writes(story)).toEqual([
      { operation: 'POST /licenses/toggle', encoding: 'form', body: { licenseKey: '5001' } },
    ]);
  });

  it('sends one request for a double click (T6)', async () => {
    const story = renderStory(stories.Ready, { scenarios: [never('POST /licenses/toggle')] });
    const disable = await button('Disable License');
    await twiceInOneTask(() => disable.click());
    expect(writes(story)).toHaveLength(1);
  });

  it('fails without a message, keeps the state, and is in the event stream', async () => {
    const story = renderStory(stories.Ready, { scenarios: [fail('POST /licenses/toggle', 'Not now')] });
    await story.user.click(await button('Disable License'));
    await waitFor(() =>
      expect(story.events).toContainEqual(expect.objectContaining({ type: 'action', outcome: 'failed' })),
    );
    const disable = await button('Disable License');
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(disable).toHaveAccessibleDescription('Not saved. Not now'));
    story.server.resetScenarios();
    await story.user.click(await button('Retry. Not saved: Not now'));
    expect(await button('Enable License')).toHaveFocus();
    expect(screen.queryByRole('button', { name: /Not saved/ })).toBeNull();
  });

  it('can be undone with a button or Control Z, once, by the opposite call', async () => {
    const story = renderStory(stories.Ready);
    await story.user.click(await button('Disable License'));
    const toast = within(await screen.findByRole('region', { name: 'Notifications' }));
    expect(await toast.findByText('License disabled')).toBeVisible();
    await story.user.click(toast.getByRole('button', { name: 'Undo' }));
    expect(await toast.findByText('Undone: License disabled')).toBeVisible();
    expect(await button('Disable License')).toBeVisible();
    await story.user.keyboard('{Control>}z{/Control}');
    expect(writes(story)).toHaveLength(2);
    expect(toast.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('a license that someone else changed since it was shown', () => {
  it('is not toggled back: nothing is sent, its state is shown, and the person hears it', async () => {
    const story = renderStory(stories.Ready);
    const disable = await button('Disable License');
    await secondClient(story).send('POST /licenses/toggle', { body: { licenseKey: 5001 } });
    const before = writes(story).length;
    await story.user.click(disable);
    expect(await screen.findByText('The license was already disabled')).toBeVisible();
    expect(await button('Enable License')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(writes(story)).toHaveLength(before);
    expect([...story.server.db.licenses].find(({ id }) => id === 5001)?.status).toBe(0);
  });

  it('is not toggled after it was revoked: the card shows that there is none, and a toast says so [focus]', async () => {
    const story = renderStory(stories.Ready);
    const disable = await button('Disable License');
    story.server.db.licenses.delete(5001);
    await story.user.click(disable);
    expect(await button('Create License')).toBeVisible();
    expect(
      await screen.findByText('Not saved: License, Northwind University. Not found on the server.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByRole('region', { name: 'License' })).toHaveFocus());
    expect(writes(story)).toEqual([]);
  });

  it('is not toggled when it cannot be read before [spoken]', async () => {
    const story = renderStory(stories.Ready);
    const disable = await button('Disable License');
    story.server.use(fail('GET /licenses/{orgId}', 'The registry is being moved', 400));
    await story.user.click(disable);
    await waitFor(() =>
      expect(disable).toHaveAccessibleDescription('Not saved. The registry is being moved'),
    );
    expect(writes(story)).toEqual([]);
  });
});

describe('a license that cannot be loaded', () => {
  it('has no message, offers neither facts nor Create License, and can be loaded again', async () => {
    const story = renderStory(stories.LoadFailed);
    const reload = await screen.findByRole('button', { name: 'Refresh license' });
    expect(screen.getByRole('region')).toHaveTextContent(/^LicenseNot loadedRefresh license$/);
    expect(screen.queryByRole('alert') ?? screen.queryByText(/Database is away/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Create License' })).toBeNull();
    story.server.resetScenarios();
    await story.user.click(reload);
    expect(await screen.findByText('5001')).toBeVisible();
  });
});

describe('a license that could not be loaded again', () => {
  it('stays, marked without a message, and can be loaded again (A §8) [focus]', async () => {
    const { server, user } = renderStory(stories.Ready);
    await screen.findByText('5001');
    const letGo = server.hold('POST /licenses/toggle');
    await user.click(screen.getByRole('button', { name: 'Disable License' }));
    await waitFor(() => expect(server.requests().at(-1)?.operation).toBe('POST /licenses/toggle'));
    server.use(fail('GET /licenses/{orgId}', 'The registry is being moved', 400, { times: 1 }));
    letGo();
    expect(await screen.findByText('May be out of date')).toBeVisible();
    expect(screen.getByText('5001')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Refresh license' }));
    expect(await screen.findByRole('button', { name: 'Enable License' })).toBeVisible();
    expect(screen.queryByText('May be out of date')).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
  });
});
