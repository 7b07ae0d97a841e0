import { screen, waitFor, within } from '@testing-library/react';
import { applyThenDrop, fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { type RenderedStory, renderStory } from '../../../../../.storybook/render-story.tsx';
import { createMemoryDrafts } from '../../context/drafts.ts';
import * as stories from './license-card.stories.tsx';

const HARBOUR = 2;
const CREATE = 'POST /licenses';

const writes = ({ server }: RenderedStory) =>
  server
    .requests()
    .filter(({ method }) => method !== 'GET')
    .map(({ operation, body }) => [operation, body]);
const licenseOf = ({ server }: Pick<RenderedStory, 'server'>) =>
  [...server.db.licenses].find(({ organizationId }) => organizationId === HARBOUR);

async function open(options: Parameters<typeof renderStory>[1] = {}) {
  const story = renderStory(stories.ChangingSeats, options);
  await story.user.click(await screen.findByRole('button', { name: 'Change Seats…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Seats of Harbour City Schools' }));
  const type = async (seats: string) => {
    const field = dialog.getByRole('textbox', { name: 'Seats' });
    await story.user.clear(field);
    await story.user.type(field, seats);
  };
  const submit = (name = 'Change Seats') => story.user.click(dialog.getByRole('button', { name }));
  return { ...story, dialog, type, submit };
}

describe('changing the seats of a license', () => {
  it('shows what it leads to, replaces the license, and names the new one', async () => {
    const story = await open();
    const old = licenseOf(story);
    await story.type('30');
    expect(story.dialog.getByRole('meter')).toHaveAttribute('aria-valuetext', '12 of 30');
    await story.type('5');
    expect(story.dialog.getByRole('meter')).toHaveAttribute('aria-valuetext', '12 of 5, 7 more than allowed');
    await story.type('30');
    await story.submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes(story)).toEqual([
      ['DELETE /licenses', { id: String(old?.id) }],
      [CREATE, { id: String(HARBOUR), seats: '30' }],
    ]);
    const { id } = licenseOf(story) ?? {};
    expect(
      await within(story.container).findByText(`License ${id} with 30 seats replaces license ${old?.id}.`),
    ).toBeVisible();
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', expect.stringContaining('of 30'));
  });

  it('takes what is typed at once for the whole number', async () => {
    const { user, dialog } = await open();
    await user.keyboard('30');
    expect(dialog.getByRole('textbox', { name: 'Seats' })).toHaveValue('30');
  });

  it('keeps a disabled license disabled', async () => {
    const story = await open({
      prepare: ({ server }) => {
        for (const license of server.db.licenses) license.status = 0;
      },
    });
    expect(story.dialog.getByText('The license is disabled and stays disabled.')).toBeVisible();
    await story.type('30');
    await story.submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(licenseOf(story)).toMatchObject({ seatsAllowed: 30, status: 0 });
  });

  it('sends nothing for the number that there is', async () => {
    const story = await open();
    await story.submit();
    expect(story.dialog.getByText('The license already has this number of seats.')).toBeVisible();
    expect(writes(story)).toEqual([]);
  });

  it('sends nothing after someone else has changed the license', async () => {
    const story = await open();
    for (const license of story.server.db.licenses) license.seatsAllowed = 17;
    await story.type('30');
    await story.submit();
    expect(await story.dialog.findByRole('alert')).toHaveTextContent(/^.*The seats were not changed\./);
    expect(writes(story)).toEqual([]);
  });

  it('restores the old number when the new license is refused', async () => {
    const story = await open({ scenarios: [fail(CREATE, 'Over the contract', 400, { times: 1 })] });
    const old = licenseOf(story);
    await story.type('30');
    await story.submit();
    const alert = await story.dialog.findByRole('alert');
    expect(licenseOf(story)).toMatchObject({ seatsAllowed: 10, status: old?.status });
    expect(alert).toHaveTextContent(`license ${licenseOf(story)?.id} replaces license ${old?.id}.`);
    expect(alert).toHaveTextContent('Over the contract');
  });

  it('says that there is no license when that fails too, also after a reload, and completes the change', async () => {
    const drafts = createMemoryDrafts();
    const story = await open({ scenarios: [fail(CREATE, 'Out of order', 400)], provider: { drafts } });
    await story.type('30');
    await story.submit();
    const sentence = /License 5002 was revoked, but the new one was not created/;
    expect(await story.dialog.findByRole('alert')).toHaveTextContent(sentence);
    story.server.resetScenarios();
    story.unmount();

    const later = renderStory(stories.ChangingSeats, {
      provider: { drafts },
      prepare: ({ server }) => server.db.licenses.delete(5002),
    });
    expect(await screen.findByText(sentence)).toBeVisible();
    await later.user.click(screen.getByRole('button', { name: 'Finish Changing Seats…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await later.user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await within(later.container).findByText(/with 30 seats replaces license 5002\.$/)).toBeVisible();
    expect(writes(later)).toEqual([[CREATE, { id: String(HARBOUR), seats: '30' }]]);
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it.each(['DELETE /licenses', CREATE] as const)(
    'finds out what became of a lost answer to %s',
    async (operation) => {
      const story = await open({ scenarios: [applyThenDrop(operation, { times: 1 })] });
      await story.type('30');
      await story.submit();
      // The announcement of the test before may still be spoken in the open dialog.
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(
        await within(story.container).findByText(/with 30 seats replaces license 5002\.$/),
      ).toBeVisible();
      expect(writes(story)).toHaveLength(2);
      expect(
        [...story.server.db.licenses].filter(({ organizationId }) => organizationId === HARBOUR),
      ).toHaveLength(1);
    },
  );
});

describe('a license whose seats cannot be changed here', () => {
  it('says to global admins how it is done', async () => {
    renderStory(stories.Ready);
    expect(await screen.findByText(/To change the number of seats, revoke this license/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change Seats…' })).toBeNull();
  });

  it('offers organization admins a mail with the figures, and who holds the seats', async () => {
    renderStory(stories.AsOrgAdmin);
    const mail = await screen.findByRole('link', { name: 'Ask Support for More Seats' });
    const [address, fields] = mail.getAttribute('href')?.split('?') ?? [];
    expect(address).toBe('mailto:');
    expect(mail).toHaveAccessibleDescription(/^No address of support is set here/);
    expect(Object.fromEntries(new URLSearchParams(fields))).toEqual({
      subject: 'More seats for Harbour City Schools',
      body: [
        'Organization: Harbour City Schools (ID 2)',
        'License: 5002',
        'Seats taken: 12 of 10',
        'Seats needed: ',
      ].join('\r\n'),
    });
    expect(screen.getByRole('link', { name: 'See Who Holds Seats' })).toHaveAttribute(
      'href',
      '/organizations/users/2',
    );
  });

  it('sends that mail to the support of the host', async () => {
    renderStory(stories.AsOrgAdmin, { provider: { links: { supportEmail: () => 'help@maps.example' } } });
    const mail = await screen.findByRole('link', { name: 'Ask Support for More Seats' });
    expect(mail).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:help@maps\.example\?subject=More%20seats/),
    );
    expect(mail).not.toHaveAccessibleDescription();
  });
});
