import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../packages/admin-kit/src/ui/testing/test-accessibility.ts';
import { openConsole } from '../../testing/open-console.tsx';

const activityButton = (facts = '') =>
  screen.findByRole('button', { name: facts === '' ? 'Activity' : `Activity: ${facts}` });
const drawer = () => screen.findByRole('dialog', { name: 'Activity' });
const tree = () => screen.findAllByRole('treeitem');

describe('the activity of a person', () => {
  it('counts a silent failure in words, and lists it with what the server said', async () => {
    const { user, runtime } = await openConsole('/organizations/users/2', {
      as: 'globalAdmin',
      scenarios: [fail('GET /organizations/{id}/users', 'No list today')],
    });
    await user.click(await activityButton('1 new, 1 failed'));
    const panel = await drawer();
    expect(panel).toHaveFocus();
    await waitFor(() => expect(within(panel).getByRole('listitem')).toBeVisible());
    expect(within(panel).getByRole('listitem')).toHaveTextContent(
      /Could not load.*FailedNo list today.*GET \/organizations\/\{id\}\/users/,
    );
    expect(panel).not.toHaveTextContent(runtime.session.sessionId() ?? '');
    await activityButton();
    await expectAccessible(panel);
  });

  it('closes by Escape, by its cross and by its button, and gives focus back', async () => {
    const { user } = await openConsole('/organizations', { as: 'member' });
    const button = await activityButton();
    await user.click(button);
    await drawer();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(await within(await drawer()).findByRole('button', { name: 'Close activity' }));
    expect(button).toHaveFocus();
    await user.click(button);
    await drawer();
    await user.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves the page usable, and the focus where it is when it closes from there', async () => {
    const { user } = await openConsole('/organizations', { as: 'member' });
    const [first] = await tree();
    await user.click(await activityButton());
    await drawer();
    await user.click(first as HTMLElement);
    expect(await drawer()).toBeVisible();
    expect(document.activeElement).toBe(first);
  });

  it('is cleared at logout', async () => {
    const { user, runtime, server } = await openConsole('/organizations', {
      as: 'globalAdmin',
      scenarios: [fail('GET /organizations/admin/all', 'Broken')],
    });
    await activityButton('1 new, 1 failed');
    server.resetScenarios();
    runtime.logOut();
    await screen.findByRole('button', { name: 'Login' });
    await runtime.logIn(server.signIn('globalAdmin'));
    await activityButton();
    await user.click(await activityButton());
    expect(await within(await drawer()).findByText('No activity yet.')).toBeVisible();
  });

  it('stays in the tab over a reload, as what was seen', async () => {
    const failing = [fail('GET /organizations/admin/all', 'Broken')];
    await openConsole('/organizations', { as: 'globalAdmin', scenarios: failing });
    await activityButton('1 new, 1 failed');
    cleanup();
    const { user } = await openConsole('/organizations', { as: 'globalAdmin' });
    await user.click(await activityButton());
    const panel = within(await drawer());
    expect(await panel.findByText('Broken')).toBeVisible();
    expect(panel.getByText('Your activity in this tab since you logged in.')).toBeVisible();
  });

  it('begins anew where what the tab kept cannot be read', async () => {
    sessionStorage.setItem('draft/1/activity', '{');
    const { user } = await openConsole('/organizations', { as: 'globalAdmin' });
    await user.click(await activityButton());
    expect(await within(await drawer()).findByText('No activity yet.')).toBeVisible();
  });
});
