import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createAdminClient } from '@timemap/admin-api';
import { type ComponentType, createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { AdminKitProvider } from '../provider/admin-kit-provider.tsx';
import { LicenseCard } from '../screens/license/index.ts';
import { LmsPanel } from '../screens/lms/index.ts';
import { LoginAsDialog } from '../screens/login-as/index.ts';
import { CreateRootOrganizationDialog, CreateSubOrganizationDialog } from '../screens/org-create/index.ts';
import { DeleteOrganizationDialog } from '../screens/org-delete/index.ts';
import { CreateProjectDialog } from '../screens/project-create/index.ts';
import { ProjectInfoDialog } from '../screens/project-info/index.ts';
import { MembersAndRolesView, ProjectRolesPanel } from '../screens/project-roles/index.ts';
import { SignInForm } from '../screens/sign-in/index.ts';
import { TrialButtons } from '../screens/users/index.ts';

const client = createAdminClient({
  baseUrl: 'https://api.example',
  getSessionId: () => 's',
  fetch: () => new Promise(() => {}),
});
const session = { user: { id: 12, username: 'ada', isAdmin: true, isVerified: true } };
/** As of a host whose storage the browser refuses. */
const drafts = {
  load: () => {
    throw new Error('secret');
  },
  save: () => {},
  remove: () => {},
};

function show(Screen: ComponentType<never>, props: object, settings: object = {}) {
  const onEvent = vi.fn();
  const page = (shown: object) => (
    <>
      <p>The host</p>
      <AdminKitProvider client={client} session={session} onEvent={onEvent} {...settings}>
        {createElement(Screen as ComponentType<object>, shown)}
      </AdminKitProvider>
    </>
  );
  const { rerender } = render(page(props), { onCaughtError: () => undefined });
  return { onEvent, show: (shown: object) => rerender(page(shown)) };
}

it.each<[string, ComponentType<never>, object?, object?]>([
  ['LicenseCard', LicenseCard],
  ['LmsPanel', LmsPanel],
  ['ProjectRolesPanel', ProjectRolesPanel],
  ['MembersAndRolesView', MembersAndRolesView],
  ['TrialButtons', TrialButtons],
  ['ProjectInfoDialog', ProjectInfoDialog],
  ['LoginAsDialog', LoginAsDialog],
  ['CreateSubOrganizationDialog', CreateSubOrganizationDialog],
  ['DeleteOrganizationDialog', DeleteOrganizationDialog],
  ['CreateRootOrganizationDialog', CreateRootOrganizationDialog, {}, { drafts }],
  ['CreateProjectDialog', CreateProjectDialog, { organizationId: 5 }, { drafts }],
])(
  '%s that fails before it has a root says so, and leaves the host alive',
  (_, Screen, props = {}, settings) => {
    const { onEvent } = show(Screen, props, settings);
    expect(screen.getByText('The host')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('This part stopped working');
    expect(document.body).not.toHaveTextContent('secret');
    expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'crash' }));
  },
);

it('a screen whose record the host gives later is shown then', async () => {
  const page = show(LicenseCard, {});
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('alert')).toHaveTextContent('This part stopped working');
  page.show({ organization: { id: 5, name: 'Faculty of Arts', parentId: 0 } });
  expect(screen.getByRole('heading', { name: 'License' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('a login form that a password manager has rebuilt says so, and leaves the host alive without a provider', () => {
  const page = (isConfigured: boolean) => (
    <>
      <p>The host</p>
      <SignInForm client={isConfigured ? client : null} onSignedIn={() => {}} />
    </>
  );
  const { rerender } = render(page(false), { onCaughtError: () => undefined });
  const warning = screen.getByText(/not properly configured/).closest('.ak-alert') as Element;
  const wrapper = document.createElement('div');
  warning.replaceWith(wrapper);
  wrapper.append(warning);
  rerender(page(true));
  expect(screen.getByText('The host')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('This part stopped working');
});
