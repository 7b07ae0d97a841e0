import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openConsole } from '../../../testing/open-console.tsx';

describe('the pages of tickets', () => {
  it('are the list and the detail, open to anyone who is signed in', async () => {
    const { user, address } = await openConsole('/tickets', { as: 'globalAdmin' });
    await user.click(await screen.findByRole('rowheader', { name: '40' }));
    const headline = { selector: '.ak-ticket-detail-headline > span' };
    expect(await screen.findByText('Ticket 40', headline)).toBeVisible();
    expect(address()).toBe('/tickets/40?from=list');
    await waitFor(() => expect(document.title).toBe('Ticket 40 · Timemap Admin'));
  });

  it("show the server's refusal to others, who have no link to them", async () => {
    const { address } = await openConsole('/tickets', { as: 'member' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load support tickets');
    expect(address()).toBe('/tickets');
    expect(screen.queryByRole('link', { name: 'Support Tickets' })).toBeNull();
  });

  it('keep filters and order in the address, from the list to its tickets and back', async () => {
    const list = '/tickets?filter=mia&sort=id&state=route&status=unresolved';
    const { user, address } = await openConsole(list, { as: 'globalAdmin' });
    expect(await screen.findByRole('combobox', { name: 'Status' })).toHaveValue('unresolved');
    expect(screen.getByRole('searchbox', { name: 'Filter by app state' })).toHaveValue('route');
    await user.click(await screen.findByRole('rowheader', { name: '1' }));
    expect(await screen.findByText(/^1 of \d+$/)).toBeVisible();
    await user.keyboard('j');
    await waitFor(() => expect(address()).not.toMatch(/^\/tickets\/1\?/));
    expect(address()).toMatch(/^\/tickets\/\d+\?.*status=unresolved.*from=list$/);
    expect(await screen.findByText(/^2 of \d+$/)).toBeVisible();
    const [left] = address().split('?');
    await user.click(screen.getByRole('link', { name: 'Back to List' }));
    await waitFor(() => expect(address()).toBe(list));
    await waitFor(() => expect(document.activeElement).toHaveProperty('pathname', left));
  });

  it('keep the chosen status in the address, for the list and its tickets', async () => {
    const { user, address } = await openConsole('/tickets?status=unresolved', { as: 'globalAdmin' });
    await user.click(await screen.findByRole('button', { name: /^In progress \d+$/ }));
    await waitFor(() => expect(address()).toBe('/tickets?status=unresolved&only=inProgress'));
    await waitFor(() => expect(screen.queryByRole('cell', { name: 'Unresolved' })).toBeNull());
    const count = screen.getAllByRole('rowheader').length;
    await user.click(screen.getAllByRole('rowheader')[0] as HTMLElement);
    expect(await screen.findByText(`1 of ${count}`)).toBeVisible();
    expect(address()).toMatch(/only=inProgress&from=list$/);
  });

  it('show page not found for an invalid id', async () => {
    const { address } = await openConsole('/tickets/five', { as: 'globalAdmin' });
    await waitFor(() => expect(address()).toBe('/pages/404'));
  });
});
