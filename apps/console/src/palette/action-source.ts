import type { CurrentUser, Organization } from '@timemap/admin-api';
import type { AdminLinks } from '@timemap/admin-kit';
import { couponsMessages } from '@timemap/admin-kit/messages/coupons';
import { enterpriseDealsMessages } from '@timemap/admin-kit/messages/enterprise-deals';
import { orgUsersMessages } from '@timemap/admin-kit/messages/org-users';
import { ticketDetailMessages } from '@timemap/admin-kit/messages/ticket-detail';
import { paths, pathTo } from '../paths.ts';
import type { PreferenceValues } from '../preferences.ts';
import type { PaletteItem } from './palette-item.ts';
import { type Source, source } from './source.ts';

export interface ActionSituation {
  readonly user: CurrentUser;
  readonly links: Pick<AdminLinks, 'organizationUsers' | 'section'>;
  readonly preferences: PreferenceValues;
  /** The organization that is on the screen, where there is one. */
  readonly organization: Organization | null;
  /** The ticket that is on the screen, where there is one. */
  readonly ticketId: number | null;
}

interface Command extends Pick<PaletteItem, 'label' | 'leads'> {
  /** Further words that it is found by. @default none */
  readonly alias?: string;
}

const themes = { light: 'Light', dark: 'Dark', system: 'System' } as const;

/** What this person may do from wherever they are. */
export function actionSource(situation: ActionSituation): Source {
  return source<Command>({
    kind: 'action',
    rows: [
      ...ticketCommands(situation),
      ...organizationCommands(situation),
      ...staffCommands(situation),
      ...ownCommands(situation),
    ],
    textsOf: ({ label, alias = '' }) => [label, alias],
    itemOf: ({ label, leads }) => ({ key: `action:${label}`, kind: 'action', label, detail: '', leads }),
  });
}

function press(button: string, to: string): Command {
  return { label: button, leads: { command: 'press', to, button } };
}

function ticketCommands({ ticketId }: ActionSituation): Command[] {
  if (ticketId === null) return [];
  const { setUnresolved, setInProgress, setResolved } = ticketDetailMessages.defaults;
  const to = pathTo(paths.ticket, { ticketId });
  return [setUnresolved, setInProgress, setResolved].map((button) => ({
    ...press(button, to),
    label: `${button}: ticket ${ticketId}`,
  }));
}

function staffCommands({ user }: ActionSituation): Command[] {
  if (!user.isAdmin) return [];
  return [
    {
      label: 'Create New Root Organization',
      alias: 'Create Organization',
      leads: { command: 'createRootOrganization' },
    },
    press(couponsMessages.defaults.createCoupon, paths.coupons),
    press(enterpriseDealsMessages.defaults.create, paths.enterpriseDeals),
    { label: 'Manage Whitelist', leads: { to: paths.global } },
    { label: 'Refresh statistics', alias: 'Reload stats', leads: { command: 'refreshStats' } },
  ];
}

function organizationCommands({ user, links, organization }: ActionSituation): Command[] {
  if (organization === null || !(user.isAdmin || organization.isLocalAdmin)) return [];
  const { id, name } = organization;
  return [
    {
      label: `Create Organization in ${name}`,
      leads: { command: 'createOrganization', parent: organization },
    },
    {
      ...press(orgUsersMessages.defaults.add, links.organizationUsers(id)),
      label: `Add User to ${name}`,
      alias: 'Manage users',
    },
  ];
}

function ownCommands({ preferences }: ActionSituation): Command[] {
  const others = (['light', 'dark', 'system'] as const).filter((theme) => theme !== preferences.theme);
  return [
    { label: 'Show activity', alias: 'Failures, history', leads: { command: 'showActivity' } },
    ...others.map(
      (theme): Command => ({
        label: `Theme: ${themes[theme]}`,
        leads: { command: 'setTheme', theme },
      }),
    ),
    {
      label: preferences.isSidebarHidden ? 'Show sidebar' : 'Hide sidebar',
      leads: { command: 'toggleSidebar' },
    },
    { label: 'Logout', alias: 'Log out, sign out', leads: { command: 'logOut' } },
  ];
}
