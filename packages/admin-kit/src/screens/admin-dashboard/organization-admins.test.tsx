import { screen, waitFor, within } from '@testing-library/react';
import { fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type RenderedStory, renderStory } from '../../../../../.storybook/render-story.tsx';
import { savedFiles } from '../../text/testing/saved-files.ts';
import * as stories from './admin-dashboard.stories.tsx';
import { adminDashboardTable } from './organizations-table.tsx';

const HARBOUR = 2;
const USERS = 'GET /organizations/{id}/users';

const ready = () => screen.findByRole('link', { name: 'Cartography Workshop' });
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const rowOf = (name: string) => screen.getByRole('link', { name }).closest('tr') as HTMLElement;
const showing = (only: string) => ({
  args: { tableState: { ...adminDashboardTable, choices: { shown: 'all', only } } },
});
const usersAsked = ({ server }: Pick<RenderedStory, 'server'>) =>
  server.requests().filter(({ operation }) => operation === USERS);

/** Harbour City Schools is over its seats and has two admins; its license is off. */
function prepare({ server: { db } }: Pick<RenderedStory, 'server'>) {
  for (const license of db.licenses) {
    const isHarbour = license.organizationId === HARBOUR;
    license.seatsAllowed = isHarbour ? 20 : 1000;
    license.seatsRegistered = isHarbour ? 24 : 1;
    license.status = isHarbour ? 0 : 1;
  }
  db.organizationMembers.splice(0);
  for (const [userId, isAdmin] of [
    [1, true],
    [2, true],
    [3, false],
  ] as const) {
    db.organizationMembers.push({ organizationId: HARBOUR, userId, isAdmin });
  }
}

/** jsdom lays nothing out, so it has no idea of what is in view. */
function onlyInView(name: string) {
  class Observer {
    tell: (entries: { isIntersecting: boolean }[]) => void;
    constructor(tell: Observer['tell']) {
      this.tell = tell;
    }
    observe(target: Element) {
      const isIntersecting = target.closest('tr')?.querySelector('th')?.textContent === name;
      queueMicrotask(() => this.tell([{ isIntersecting }]));
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  onTestFinished(() => void vi.unstubAllGlobals());
}

describe('the admins and users of the organizations', () => {
  it('are asked for in view, and for all once a facet needs them', async () => {
    onlyInView('Harbour City Schools');
    const story = renderStory(stories.Ready, { prepare });
    await ready();
    await waitFor(() => expect(within(rowOf('Harbour City Schools')).getByText('3')).toBeVisible());
    expect(usersAsked(story).map(({ path }) => path)).toEqual([`/organizations/${HARBOUR}/users`]);
    expect(within(rowOf('Cartography Workshop')).getAllByText('Not checked')).not.toHaveLength(0);
    expect(screen.getByRole('button', { name: 'No admin' })).toBeVisible();

    await story.user.click(screen.getByRole('button', { name: 'No admin' }));
    const others = story.server.db.organizations.size - 1;
    expect(await screen.findByRole('button', { name: `No admin ${others}` })).toBeVisible();
    expect(names()).not.toContain('Harbour City Schools');
    expect(usersAsked(story)).toHaveLength(others + 1);
  });

  it('leave the organizations whose license is disabled', async () => {
    renderStory(stories.Ready, { prepare, ...showing('disabled') });
    expect(await screen.findByRole('button', { name: 'License disabled 1' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await waitFor(() => expect(names()).toEqual(['Harbour City Schools']));
  });

  it('get one mail, from all organizations that are listed', async () => {
    const story = renderStory(stories.Ready, { prepare, ...showing('overSeats') });
    await waitFor(() => expect(names()).toEqual(['Harbour City Schools']));
    await story.user.click(screen.getByRole('button', { name: 'Email Admins' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Email Admins' }));
    const { users } = story.server.db;
    expect(await dialog.findByRole('link', { name: 'Write Email to 2' })).toHaveAttribute(
      'href',
      `mailto:?bcc=${[1, 2].map((id) => users.get(id)?.email).join(',')}`,
    );
    expect(dialog.getByText('1 organization listed')).toBeVisible();
    const named = within(dialog.getByRole('region', { name: 'Admins' })).getAllByRole('listitem');
    expect(named.map(({ textContent }) => textContent)).toEqual(
      [1, 2].map((id) => expect.stringContaining(`(${users.get(id)?.email})`)),
    );
  });

  it('are in the file, with their addresses, after all of them were asked for', async () => {
    onlyInView('nothing');
    const files = savedFiles();
    const { user, server } = renderStory(stories.Ready, { prepare });
    await ready();
    await user.click(screen.getByRole('button', { name: 'Export Organizations' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export Organizations' }));
    await user.click(await dialog.findByRole('button', { name: 'Download Results' }));
    const lines = (await files[0]?.blob.text())?.split('\r\n') ?? [];
    expect(lines).toHaveLength(server.db.organizations.size + 2);
    const emails = [1, 2].map((id) => server.db.users.get(id)?.email).join('; ');
    const line = lines.find((text) => text.startsWith('Harbour City Schools'));
    expect(line).toContain(',Disabled,24,20,3,');
    expect(line).toContain(`"${emails}"`);
    expect(lines.join()).not.toContain('Not checked');
  });

  it('are marked in the file where they could not be asked for', async () => {
    const files = savedFiles();
    const { user } = renderStory(stories.Ready, {
      prepare,
      scenarios: [fail(USERS, 'Away')],
      ...showing('overSeats'),
    });
    await waitFor(() => expect(names()).toEqual(['Harbour City Schools']));
    await user.click(screen.getByRole('button', { name: 'Export Organizations' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/^1 could not be checked\. Away$/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Download Results' }));
    expect(await files[0]?.blob.text()).toMatch(/24,20,Not checked,Not checked,Not checked\r\n$/);
  });
});
