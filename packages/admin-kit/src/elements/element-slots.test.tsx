import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AdminUser, Organization, ProjectMember } from '@timemap/admin-api';
import { noRows } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { configured, put, withElements } from './testing/put-element.ts';

withElements();

function button(name: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.textContent = name;
  return element;
}

describe('the slots of an element', () => {
  it('are filled by its children, which it returns when it is removed', async () => {
    const { server, configuration } = configured();
    server.use(noRows('GET /global/users/tickets/{id}'));
    const pressed: string[] = [];
    const kit = put(
      `<ak-user-detail user-id="3">
        <button slot="header-actions">Open in our CRM</button>
        <span slot="logIn" hidden></span>
        <p slot="user-tickets.empty-state">Nobody has written.</p>
      </ak-user-detail>`,
      configuration,
    );
    const element = kit.firstElementChild as HTMLElement;
    const own = within(element).getByText('Open in our CRM');
    own.addEventListener('click', () => pressed.push('CRM'));
    expect(await within(kit).findByRole('heading', { name: 'Projects' })).toBeVisible();
    await userEvent.click(within(kit).getByRole('button', { name: 'Open in our CRM' }));
    expect(pressed).toEqual(['CRM']);
    expect(within(kit).queryByRole('button', { name: /^Log in as/i })).toBeNull();
    expect(await within(kit).findByText('Nobody has written.')).toBeVisible();
    kit.remove();
    await Promise.resolve();
    expect([...element.children].map(({ slot }) => slot)).toEqual([
      'header-actions',
      'logIn',
      'user-tickets.empty-state',
    ]);
  });

  it('show all children that share one, in their order', async () => {
    const { configuration } = configured();
    const kit = put(
      `<ak-user-detail user-id="3">
        <button slot="header-actions">Open in our CRM</button>
        <button slot="header-actions">Call</button>
        <button slot="header-actions" hidden>Fax</button>
      </ak-user-detail>`,
      configuration,
    );
    const first = await within(kit).findByRole('button', { name: 'Open in our CRM' });
    const second = within(kit).getByRole('button', { name: 'Call' });
    expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(kit).queryByText('Fax')).toBeNull();
  });

  it('are filled by its property with nodes and texts, by row', async () => {
    const { configuration } = configured();
    const kit = put('<ak-users-table></ak-users-table>', configuration);
    const seen: AdminUser[][] = [];
    const table = kit.querySelector('ak-users-table');
    const slots = {
      tables: {
        users: {
          columns: [
            { id: 'tier', header: 'Our tier', cell: ({ username }: AdminUser) => `Tier of ${username}` },
          ],
          bulkActions: (rows: readonly AdminUser[]) => {
            const tag = button('Tag these');
            tag.addEventListener('click', () => seen.push([...rows]));
            return tag;
          },
          actions: button('Import users'),
        },
      },
    };
    if (table) table.slots = slots;
    expect(await within(kit).findByText('Tier of ada')).toBeVisible();
    expect(within(kit).getByRole('button', { name: 'Import users' })).toBeVisible();
    await userEvent.click(within(kit).getByRole('checkbox', { name: /^Select ada/ }));
    await userEvent.click(await within(kit).findByRole('button', { name: 'Tag these' }));
    expect(seen).toEqual([[expect.objectContaining({ username: 'ada' })]]);
    if (table) table.slots = null;
    await waitFor(() => expect(within(kit).queryByText('Tier of ada')).toBeNull());
    expect(table?.slots).toBeNull();
  });

  it('are filled by its property in each row of a list', async () => {
    const { configuration } = configured();
    const kit = put(
      '<ak-project-roles-panel project-id="48" project-name="Harbour Walk"></ak-project-roles-panel>',
      configuration,
    );
    const panel = kit.querySelector('ak-project-roles-panel');
    const seen: string[] = [];
    if (panel)
      panel.slots = {
        lists: {
          members: {
            rowContent: ({ displayName }: ProjectMember) => {
              const badge = button(`Call ${displayName}`);
              badge.addEventListener('click', () => seen.push(displayName));
              return badge;
            },
          },
        },
      };
    const [call] = await within(kit).findAllByRole('button', { name: /^Call / });
    await userEvent.click(call as HTMLElement);
    expect(seen).toEqual([call?.textContent.slice('Call '.length)]);
  });

  it('are filled by its property in each row of sub-organizations', async () => {
    const { configuration } = configured();
    const kit = put('<ak-organization-panel organization-id="1"></ak-organization-panel>', configuration);
    const panel = kit.querySelector('ak-organization-panel');
    if (panel)
      panel.slots = {
        lists: { 'sub-organizations': { rowContent: ({ name }: Organization) => `Our mark of ${name}` } },
      };
    const row = (await within(kit).findByText('Our mark of Faculty of History')).closest('li');
    expect(within(row as HTMLElement).getByRole('link', { name: 'Faculty of History' })).toBeVisible();
  });

  it('show what the host has to say in a dialog', async () => {
    const { configuration } = configured();
    const kit = put('<ak-users-table></ak-users-table>', configuration);
    const table = kit.querySelector('ak-users-table');
    if (table) table.slots = { dialog: (name) => `Our policy for ${name}` };
    await userEvent.click(
      (await within(kit).findAllByRole('button', { name: /^Log in as /i }))[0] as HTMLElement,
    );
    expect(within(await screen.findByRole('dialog')).getByText('Our policy for login-as')).toBeVisible();
  });
});
