import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openConsole } from '../../../testing/open-console.tsx';

const configWith = (features: Record<string, boolean>) => () =>
  Response.json({ apiBaseUrl: 'https://api.test', features });

async function openDialog(features: Record<string, boolean>) {
  const opened = await openConsole('/organizations', { as: 'globalAdmin', config: configWith(features) });
  await opened.user.click(await screen.findByRole('treeitem', { name: /Empty Lot/ }));
  await opened.user.click(await screen.findByRole('button', { name: 'Delete Organization' }));
  return { ...opened, dialog: within(await screen.findByRole('dialog')) };
}

describe('deleting an organization in the console', () => {
  it("calls the server where config.json allows it, and leaves the deleted organization's address", async () => {
    const { user, dialog, address, operations, router } = await openDialog({ deleteOrganization: true });
    await user.type(dialog.getByRole('textbox'), 'delete Empty Lot{Enter}');
    await waitFor(() => expect(address()).toBe('/organizations'));
    expect(operations()).toContain('DELETE /organizations/{id}');
    expect(await screen.findByText('Select an organization to continue')).toBeVisible();
    expect(screen.queryByRole('treeitem', { name: /Empty Lot/ })).toBeNull();
    await router.navigate(-1);
    await waitFor(() => expect(address()).toBe('/organizations'));
  });

  it('says that the server cannot where config.json does not say otherwise', async () => {
    const { dialog, operations } = await openDialog({});
    expect(dialog.getByText('This server cannot delete organizations.')).toBeVisible();
    expect(operations()).not.toContain('DELETE /organizations/{id}');
  });
});
