import { smallOrganizations } from '@timemap/admin-mock';
import { as, fail, never, noRows } from '@timemap/admin-mock/scenarios';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { everySlot } from '../../../../../.storybook/every-slot.tsx';
import { given } from '../../../../../.storybook/given.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { OrganizationsScreen, type OrganizationsScreenProps } from './organizations-screen.tsx';

const meta = preview.meta({
  title: 'Organizations/Organizations screen',
  component: OrganizationsScreen,
  args: { organizationId: smallOrganizations.northwind, onOrganizationSelected: () => {} },
  parameters: {
    notApplicable: {
      Refreshing: 'shown by OrgTree and OrganizationPanel, which it is made of',
      Saving: 'shown by the dialogs it opens',
      SaveFailed: 'shown by the dialogs it opens',
      PartlySaved: 'shown by the dialogs it opens',
    },
  },
});

export const Ready = meta.story({ tags: ['picture'] });

export const Loading = meta.story({
  ...given(never('GET /organizations/admin/all'), never('GET /organizations/{id}')),
});

export const Empty = meta.story({
  args: { organizationId: null },
  ...given(as('member'), noRows('GET /organizations')),
});

export const LoadFailed = meta.story({
  args: { organizationId: null },
  ...given(fail('GET /organizations/admin/all', 'The registry is being moved')),
});

export const AsOrgAdmin = meta.story({
  args: { organizationId: smallOrganizations.harbour },
  ...given(as('orgAdmin')),
});

export const AsMember = meta.story({
  args: { organizationId: smallOrganizations.harbour },
  ...given(as('member')),
});

export const Hostile = meta.story({ args: { organizationId: smallOrganizations.markup } });

/** Either the tree or the organization, with the way back. */
export const Narrow = meta.story({
  globals: { width: '360' },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Northwind University' });
    await waitFor(() => expect(canvas.queryByRole('tree')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Organizations' }));
    const row = await canvas.findByRole('treeitem', { name: 'Northwind University' });
    await waitFor(() => expect(row).toHaveFocus());
    await expect(canvas.queryByRole('heading', { name: 'Northwind University' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    const back = await canvas.findByRole('button', { name: 'Back to Organizations' });
    await waitFor(() => expect(back).toHaveFocus());
  },
});

function Kept(args: OrganizationsScreenProps) {
  const [organizationId, setOrganizationId] = useState(args.organizationId);
  return (
    <OrganizationsScreen
      {...args}
      organizationId={organizationId}
      onOrganizationSelected={(event) => setOrganizationId(event.organizationId)}
    />
  );
}

export const NothingSelected = meta.story({ args: { organizationId: null } });

export const FirstOfOrgAdmin = meta.story({
  name: 'Nothing selected, as an admin of several',
  args: { organizationId: null },
  ...given(as('orgAdmin')),
});

export const FirstOfMember = meta.story({
  name: 'Nothing selected, as a member of several',
  args: { organizationId: null },
  ...given(as('member')),
});

export const EverySlot = meta.story(everySlot);
