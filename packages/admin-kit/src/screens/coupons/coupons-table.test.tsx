import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import * as stories from './coupons-table.stories.tsx';
import { field, openTable, typeOver } from './testing/open-coupons.ts';

const rows = () => screen.getAllByRole('row').length - 1;

describe('the coupons table', () => {
  it('lists coupons, 20 a page by code, with all their fields and a delete button', async () => {
    const { server } = openTable();
    await field('Value');
    expect(rows()).toBe(20);
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(headers).toEqual([
      '',
      'ID',
      'Code',
      'Summary',
      'Value',
      'Percentage',
      'Months',
      'Uses',
      'Max uses',
      'For users',
      'For projects',
      'Created',
      'Actions',
      'Actions',
    ]);
    expect(screen.getByRole('columnheader', { name: /Code/ })).toHaveAttribute('aria-sort', 'ascending');
    const codes = screen.getAllByRole('rowheader').map((header) => header.textContent ?? '');
    expect(codes).toEqual(codes.toSorted(new Intl.Collator('en', { numeric: true }).compare));
    expect(screen.getAllByRole('button', { name: /^Delete coupon / })).toHaveLength(20);
    expect(server.requests().map(({ operation }) => operation)).toEqual(['GET /coupons']);
  });

  it('filters by code, and says when none matches', async () => {
    const { user } = openTable();
    const filter = await screen.findByRole('searchbox', { name: 'Filter by code' });
    await user.type(filter, 'come-10');
    await waitFor(() => expect(rows()).toBe(1));
    expect(screen.getByRole('rowheader')).toHaveTextContent('WELCOME-10');
    await user.clear(filter);
    await user.type(filter, 'no such code');
    expect(await screen.findByText('No coupons match query')).toBeVisible();
  });

  it('says the same for an empty list', async () => {
    renderStory(stories.Empty);
    expect(await screen.findByText('No coupons match query')).toBeVisible();
  });

  it('says that coupons could not be loaded [spoken]', async () => {
    renderStory(stories.LoadFailed);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load couponsDatabase is away');
  });

  it.each([
    ['load', stories.Loading],
    ['could not be loaded', stories.LoadFailed],
  ])('offers creation while coupons %s', async (_, story) => {
    const { user } = renderStory(story);
    await user.click(screen.getByRole('button', { name: 'Create Coupon' }));
    expect(await screen.findByRole('dialog', { name: 'Create Coupon' })).toBeVisible();
  });

  it('calls 0 months and 0 uses unlimited, next to the editable 0 [spoken]', async () => {
    const { user } = openTable();
    const months = await typeOver(user, 'Months', '0{Enter}');
    expect(months).toHaveValue('0');
    expect(months).toHaveAccessibleDescription('WELCOME-10 unlimited');
    const maxUses = await typeOver(user, 'Max uses', '0{Enter}');
    expect(maxUses).toHaveAccessibleDescription('WELCOME-10 unlimited');
  });

  it.each([
    ['organization admins', stories.AsOrgAdmin],
    ['members', stories.AsMember],
  ])('sends no request for people who are not global admins: %s', (_, shown) => {
    const story = renderStory(shown);
    expect(screen.getByText('Only global admins can manage coupons.')).toBeVisible();
    expect(story.server.requests()).toEqual([]);
  });
});
