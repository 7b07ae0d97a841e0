import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openConsole } from '../../../testing/open-console.tsx';

describe('the pages of enterprise deals', () => {
  it('go from the staff area to the list and on to one deal', async () => {
    const { user, address } = await openConsole('/global', { as: 'globalAdmin' });
    const sections = within(await screen.findByRole('region', { name: 'Sections' }));
    await user.click(sections.getByRole('link', { name: 'Enterprise Deals' }));
    await user.click(await screen.findByRole('link', { name: 'Manage Deal with district 6' }));
    expect(await screen.findByRole('heading', { name: 'Deal with district 6' })).toBeVisible();
    expect(address()).toBe('/global/enterprisedeals/6');
  });

  it('keep filter and order of the list in the address', async () => {
    const { user, address } = await openConsole('/global/enterprisedeals?filter=district%201&sort=-name', {
      as: 'globalAdmin',
    });
    await screen.findByRole('link', { name: 'Manage Deal with district 19' });
    const names = screen.getAllByRole('rowheader').map((cell) => cell.textContent);
    expect(names[0]).toBe('Deal with district 19');
    await user.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(address()).toBe('/global/enterprisedeals?filter=district+1'));
  });

  it('show page not found for an invalid id', async () => {
    const { address } = await openConsole('/global/enterprisedeals/six', { as: 'globalAdmin' });
    await waitFor(() => expect(address()).toBe('/pages/404'));
  });
});
