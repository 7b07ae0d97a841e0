import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { smallOrganizations } from '@timemap/admin-mock';
import { fail } from '@timemap/admin-mock/scenarios';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { type RenderedStory, renderStory } from '../../../../../.storybook/render-story.tsx';
import { createMemoryDrafts } from '../../context/drafts.ts';
import { OrgTree } from '../org-tree/index.ts';
import * as stories from './organizations-screen.stories.tsx';
import { OrganizationsScreen } from './organizations-screen.tsx';

const tree = () => screen.findByRole('tree');

let leadAway = () => {};

function SlowHost() {
  const [id, setId] = useState<number | null>(smallOrganizations.emptyLot);
  return (
    <OrganizationsScreen
      organizationId={id}
      onOrganizationSelected={({ organizationId }) => {
        leadAway = () => setId(organizationId);
      }}
    />
  );
}

function FirstVisit() {
  const [id, setId] = useState<number | null>(null);
  return (
    <OrganizationsScreen
      organizationId={id}
      onOrganizationSelected={({ organizationId }) => setId(organizationId)}
    />
  );
}

let goTo = (_address: number | null | 'elsewhere') => {};

function HostWithHistory({ selected }: { selected: (id: number | null) => void }) {
  const [address, setAddress] = useState<number | null | 'elsewhere'>(smallOrganizations.emptyLot);
  goTo = setAddress;
  if (address === 'elsewhere') return <OrgTree selectedId={null} onSelected={() => {}} />;
  return (
    <OrganizationsScreen
      organizationId={address}
      onOrganizationSelected={({ organizationId }) => selected(organizationId)}
    />
  );
}

function renderWithHistory() {
  const selected: unknown[] = [];
  const story = renderStory({
    input: { args: { selected: (id: number | null) => selected.push(id) } },
    meta: { input: { component: HostWithHistory } },
  });
  return { ...story, selected };
}

function oneNeedsSeats({ server: { db } }: Pick<RenderedStory, 'server'>) {
  for (const license of db.licenses) {
    license.seatsAllowed = license.organizationId === 2 ? 20 : 1000;
    license.seatsRegistered = license.organizationId === 2 ? 24 : 1;
    license.status = 1;
  }
}

describe('the organizations screen', () => {
  it('asks to select one when none is', async () => {
    renderStory(stories.NothingSelected);
    await tree();
    expect(screen.getByText('Select an organization to continue')).toBeVisible();
  });

  it('says so to someone who is in none, and does not ask to select one', async () => {
    renderStory(stories.Empty);
    expect(await screen.findByText('You are not a member of any organizations')).toBeVisible();
    expect(screen.queryByText('Select an organization to continue')).toBeNull();
  });

  it('tells the host what is selected in the tree, and shows what the host says', async () => {
    const selected: unknown[] = [];
    const { user } = renderStory(stories.NothingSelected, {
      args: { onOrganizationSelected: (event: unknown) => selected.push(event) },
    });
    await user.click(within(await tree()).getByText('Harbour City Schools'));
    expect(selected).toEqual([{ organizationId: 2 }]);
    renderStory(stories.AsOrgAdmin);
    expect(await screen.findByRole('heading', { name: 'Harbour City Schools' })).toBeVisible();
  });

  it('names the organizations that need a hand, with the way to all of them, and opens one in the tree [focus]', async () => {
    const { user } = renderStory(
      { input: {}, meta: { input: { component: FirstVisit } } },
      { prepare: oneNeedsSeats },
    );
    const region = within(await screen.findByRole('region', { name: 'Needs Attention' }));
    expect(await region.findByRole('link', { name: 'Over seats' })).toHaveAttribute(
      'href',
      '/admindash?only=overSeats',
    );
    await region.findByRole('link', { name: 'No license' });
    expect(region.queryByRole('link', { name: 'License disabled' })).toBeNull();
    expect(region.getByRole('link', { name: 'Find organizations without an admin' })).toHaveAttribute(
      'href',
      '/admindash?only=noAdmin',
    );
    await user.click(region.getByRole('link', { name: 'Harbour City Schools 24 of 20' }));
    expect(await screen.findByRole('heading', { name: 'Harbour City Schools' })).toBeVisible();
    expect(screen.getByRole('treeitem', { name: 'Harbour City Schools' })).toHaveFocus();
    expect(screen.queryByRole('region', { name: 'Needs Attention' })).toBeNull();
  });

  it('claims nothing about licenses that it could not check', async () => {
    renderStory(stories.NothingSelected, {
      prepare: oneNeedsSeats,
      scenarios: [fail('GET /licenses/{orgId}', 'Away', 400)],
    });
    const region = within(await screen.findByRole('region', { name: 'Needs Attention' }));
    expect(await region.findByText(/could not be checked\. Away$/)).toBeVisible();
    expect(region.queryByText('All licenses are in order.')).toBeNull();
    expect(region.queryByText('Over seats')).toBeNull();
  });

  it('keeps organizations under the pointer in place when the window comes back', async () => {
    const queryClient = new QueryClient();
    const { server } = renderStory(
      { input: {}, meta: { input: { component: FirstVisit } } },
      { provider: { queryClient }, prepare: oneNeedsSeats },
    );
    const region = within(await screen.findByRole('region', { name: 'Needs Attention' }));
    const harbour = () => region.queryByRole('link', { name: /^Harbour City Schools/ });
    const first = await region.findByRole('link', { name: /^Harbour City Schools/ });
    const list = first.closest('ul') as HTMLElement;
    fireEvent.pointerEnter(list);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    for (const license of server.db.licenses) license.seatsAllowed = license.organizationId === 1 ? 0 : 1000;
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(region.getByText('24 of 1,000')).toBeVisible());
    expect(harbour()).toBeVisible();
    fireEvent.pointerLeave(list);
    await waitFor(() => expect(harbour()).toBeNull());
  });

  it('heads an organization that did not load with its name in the tree', async () => {
    const { server } = renderStory(stories.Ready, {
      scenarios: [fail('GET /organizations/{id}', 'No', 500)],
    });
    expect(await screen.findByRole('heading', { name: 'Northwind University' })).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load organization');
    const reads = server.requests().map(({ operation }) => operation);
    expect(reads.filter((operation) => operation === 'GET /organizations/admin/all')).toHaveLength(1);
  });

  it('offers Create New Root Organization to global admins only', async () => {
    const { user, unmount } = renderStory(stories.NothingSelected);
    await user.click(await screen.findByRole('button', { name: 'Create New Root Organization' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create New Root Organization' });
    expect(
      within(dialog)
        .getAllByRole('textbox')
        .map((field) => field.getAttribute('value')),
    ).toEqual(['', '']);
    unmount();
    renderStory(stories.AsOrgAdmin);
    await tree();
    expect(screen.queryByRole('button', { name: 'Create New Root Organization' })).toBeNull();
  });

  it('selects nothing once the selected organization was deleted, and keeps the focus [focus]', async () => {
    const selected: unknown[] = [];
    const { user } = renderStory(stories.Ready, {
      args: {
        organizationId: smallOrganizations.emptyLot,
        onOrganizationSelected: (event: unknown) => selected.push(event),
      },
    });
    expect(await within(await tree()).findByText('Empty Lot')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Delete Organization' }));
    await user.type(await screen.findByRole('textbox', { name: /^To confirm/ }), 'delete Empty Lot{Enter}');
    await waitFor(() => expect(selected).toEqual([{ organizationId: null }]));
    expect(within(await tree()).queryByText('Empty Lot')).toBeNull();
    expect(document.body).not.toHaveFocus();
  });

  it('keeps the focus if the host navigates after the dialog has returned it [focus]', async () => {
    const { user } = renderStory({ input: {}, meta: { input: { component: SlowHost } } });
    await user.click(await screen.findByRole('button', { name: 'Delete Organization' }));
    await user.type(await screen.findByRole('textbox', { name: /^To confirm/ }), 'delete Empty Lot{Enter}');
    expect(await screen.findByText('This organization was deleted.')).toBeVisible();
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await act(async () => leadAway());
    expect(screen.getByText('Select an organization to continue')).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });

  it('goes back from an organization to the tree on narrow screens', async () => {
    const selected: unknown[] = [];
    const { user } = renderStory(stories.Ready, {
      args: { onOrganizationSelected: (event: unknown) => selected.push(event) },
    });
    await tree();
    await user.click(screen.getByRole('button', { name: 'Back to Organizations' }));
    expect(selected).toEqual([{ organizationId: null }]);
  });

  it('shows a new root organization in the tree', async () => {
    const { user } = renderStory(stories.NothingSelected);
    await user.click(await screen.findByRole('button', { name: 'Create New Root Organization' }));
    await screen.findByRole('dialog');
    await user.keyboard('Aardvark College{Tab}mia{Enter}');
    expect(await within(await tree()).findByText('Aardvark College')).toBeVisible();
  });

  it('opens the new root organization also where the dialog has come back after a reload', async () => {
    const drafts = createMemoryDrafts();
    const first = renderStory(stories.NothingSelected, { provider: { drafts } });
    await first.user.click(await screen.findByRole('button', { name: 'Create New Root Organization' }));
    await first.user.type(await screen.findByRole('textbox', { name: 'Organization name' }), 'Night School');
    first.unmount();
    const selected: number[] = [];
    const again = renderStory(stories.NothingSelected, {
      provider: { drafts },
      args: {
        onOrganizationSelected: ({ organizationId }: { organizationId: number }) =>
          selected.push(organizationId),
      },
    });
    await screen.findByRole('tree', { hidden: true });
    const owner = await screen.findByRole('textbox', { name: /^Owner/ });
    await again.user.type(owner, 'ada{Enter}');
    await waitFor(() =>
      expect(again.server.db.organizations.get(selected[0] ?? 0)?.name).toBe('Night School'),
    );
  });

  it('closes the dialog of a person who may no longer create one', async () => {
    const story = renderStory(stories.NothingSelected);
    await story.user.click(await screen.findByRole('button', { name: 'Create New Root Organization' }));
    await screen.findByRole('dialog');
    story.provide({ session: { user: { id: 1, username: 'ada', isVerified: true, isAdmin: false } } });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays at the organization that the person went back to while another is deleted', async () => {
    const { user, server, selected } = renderWithHistory();
    await user.click(await screen.findByRole('button', { name: 'Delete Organization' }));
    const letGo = server.hold('DELETE /organizations/{id}');
    await user.type(await screen.findByRole('textbox', { name: /^To confirm/ }), 'delete Empty Lot{Enter}');
    act(() => goTo(smallOrganizations.northwind));
    letGo();
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: 'Empty Lot' })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Northwind University' })).toBeVisible();
    expect(selected).toEqual([]);
  });

  it.each([
    ['created', 'Create New Root Organization', 'POST /organizations/create', 'Aardvark{Tab}mia{Enter}'],
    ['deleted', 'Delete Organization', 'DELETE /organizations/{id}', 'delete Empty Lot{Enter}'],
  ] as const)('selects nothing for someone who left before an organization was %s', async (...row) => {
    const [done, button, operation, keys] = row;
    const { user, server, selected } = renderWithHistory();
    await screen.findByRole('treeitem', { name: 'Empty Lot' });
    await user.click(await screen.findByRole('button', { name: button }));
    const letGo = server.hold(operation);
    await screen.findByRole('dialog');
    await user.keyboard(keys);
    await waitFor(() => expect(server.requests().at(-1)?.operation).toBe(operation));
    act(() => goTo('elsewhere'));
    letGo();
    const [name, isThere] = done === 'created' ? ['Aardvark', true] : ['Empty Lot', false];
    await waitFor(() => expect(screen.queryByRole('treeitem', { name }) !== null).toBe(isThere));
    expect(selected).toEqual([]);
  });
});
