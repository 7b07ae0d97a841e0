import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type RenderedStory, renderStory, secondClient } from '../../../../../.storybook/render-story.tsx';
import * as stories from './coupons-table.stories.tsx';
import { couponsTable } from './index.ts';
import { welcome, writes } from './testing/open-coupons.ts';

const used = { ...welcome, uses: 4, maxUses: 10, forUsers: true };

function put({ server }: Pick<RenderedStory, 'server'>, changed: Partial<typeof used> = {}) {
  const { percentage, forUsers, forProjects, created, ...others } = { ...used, ...changed };
  Object.assign(server.db.coupons.get(1) ?? {}, {
    ...others,
    isPercentage: percentage,
    isForUsers: forUsers,
    isForProjects: forProjects,
    createdAt: `${created.replace(' ', 'T')}Z`,
  });
}

const only = { args: { tableState: { ...couponsTable, filter: 'welcome-10' } } };
const opened = (changed: Partial<typeof used> = {}) =>
  renderStory(stories.Ready, { ...only, prepare: (story) => put(story, changed) });
const row = async () => within(await screen.findByRole('row', { name: /WELCOME-10/ }));

async function menuOf(user: RenderedStory['user']) {
  await user.click(await screen.findByRole('button', { name: 'Actions for WELCOME-10' }));
  return screen.findByRole('menuitem', { name: /^Stop Now/ });
}

describe('a coupon in words', () => {
  it.each([
    [{}, ['10% off for 12 months', 'Active', '4 of 10 used']],
    [{ percentage: false, months: 1 }, ['10 off for 1 month', 'Active', '4 of 10 used']],
    [{ value: 7.5, months: 0, maxUses: 0 }, ['7.5% off forever', 'Active', '4 used, no limit']],
    [{ uses: 1000, maxUses: 1000 }, ['10% off for 12 months', 'Used up', '1,000 of 1,000 used']],
    [{ forUsers: false }, ['10% off for 12 months', 'For nobody', '4 of 10 used']],
  ])('with %j is %j', async (changed, texts) => {
    opened(changed);
    const shown = await row();
    for (const text of texts) expect(shown.getByText(text)).toBeVisible();
  });

  it('is found by its state, which the address keeps', async () => {
    const { user } = renderStory(stories.Ready, { prepare: (story) => put(story, { maxUses: 4 }) });
    await user.type(await screen.findByRole('searchbox'), 'welcome-10');
    await user.click(await screen.findByRole('button', { name: /^Used up \d+$/ }));
    expect(await screen.findByText(/^1–1 of 1|^1 of 1/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^Active \d+$/ }));
    expect(await screen.findByText('No coupons match query')).toBeVisible();
  });
});

describe('stopping a coupon', () => {
  it('allows no more uses than it has had, and can be undone', async () => {
    const { user, ...story } = opened();
    await user.click(await menuOf(user));
    await waitFor(() => expect(writes(story).map(({ body }) => body)).toEqual([{ ...used, maxUses: 4 }]));
    expect(await (await row()).findByText('Used up')).toBeVisible();
    const toast = (await screen.findByText('WELCOME-10 stopped. Max uses before: 10.')).closest(
      'li',
    ) as HTMLElement;
    await user.click(within(toast).getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(story.server.db.coupons.get(1)).toMatchObject({ maxUses: 10, uses: 4 }));
    expect(await (await row()).findByText('Active')).toBeVisible();
  });

  it('asks first where someone else has given it other uses since', async () => {
    const story = opened();
    await row();
    await secondClient(story).send('PUT /coupons', { body: { ...used, maxUses: 50 } });
    await story.user.click(await menuOf(story.user));
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this coupon' }));
    expect(dialog.getByRole('radio', { name: 'Max uses saved by someone else: 50' })).not.toBeChecked();
    expect(story.server.db.coupons.get(1)).toMatchObject({ maxUses: 50 });
    await story.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(story.server.db.coupons.get(1)).toMatchObject({ maxUses: 4 }));
  });

  it.each([
    [{ uses: 0 }, /Nobody has used it, and 0 means no limit/],
    [{ uses: 10 }, /It is used up already/],
  ])('is refused with %j, with the reason', async (changed, reason) => {
    const { user, ...story } = opened(changed);
    const entry = await menuOf(user);
    expect(entry).toHaveTextContent(reason);
    await user.click(entry);
    expect(writes(story)).toEqual([]);
  });
});
