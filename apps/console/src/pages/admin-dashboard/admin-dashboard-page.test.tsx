import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openConsole } from '../../../testing/open-console.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const link = (name: string) => screen.findByRole('link', { name });

describe('the Admin Dashboard of the console', () => {
  it('is the target of the sidebar for global admins: all organizations and Create Organization', async () => {
    const { user, address } = await openConsole('/organizations', { as: 'globalAdmin' });
    await user.click(await link('Admin Dashboard'));
    await heading('Admin Dashboard');
    expect(address()).toBe('/admindash');
    expect(await link('Cartography Workshop')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create Organization' })).toBeVisible();
  });

  it.each(['orgAdmin', 'member', 'unverified'] as const)('sends %s to the base route', async (account) => {
    const { address, operations } = await openConsole('/admindash', { as: account });
    await heading('Organizations');
    expect(address()).toBe('/organizations');
    expect(operations()).not.toContain('GET /organizations/admin/all');
  });

  it('keeps the filter, the order and the page of its list in the address', async () => {
    const { user, address, router } = await openConsole('/admindash?sort=-name&filter=pier', {
      as: 'globalAdmin',
    });
    expect(await link('10 Pier Street')).toBeVisible();
    const rows = screen.getAllByRole('rowheader').map((cell) => cell.textContent);
    expect(rows).toEqual(['10 Pier Street', '2 Pier Street']);
    await user.type(screen.getByRole('searchbox'), ' 2');
    await waitFor(() => expect(address()).toBe('/admindash?filter=pier+2&sort=-name'));
    await user.clear(screen.getByRole('searchbox'));
    await waitFor(() => expect(address()).toBe('/admindash?sort=-name'));
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  });

  it('links a row to its organization', async () => {
    const { user, address } = await openConsole('/admindash', { as: 'globalAdmin' });
    await user.click(await link('Cartography Workshop'));
    await heading('Cartography Workshop');
    expect(address()).toBe('/organizations?organization=107');
  });
});
