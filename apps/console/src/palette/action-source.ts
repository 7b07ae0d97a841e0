import type { CurrentUser, Organization } from '@timemap/admin-api';
import type { AdminLinks } from '@timemap/admin-kit';
import { couponsMessages } from '@timemap/admin-kit/messages/coupons';
import { enterpriseDealsMessages } from '@timemap/admin-kit/messages/enterprise-deals';
import { paths } from '../paths.ts';
import type { PreferenceValues } from '../preferences.ts';
import type { PaletteItem } from './palette-item.ts';
import { type Source, source } from './source.ts';

export interface ActionSituation {
  readonly user: CurrentUser;
  readonly links: Pick<AdminLinks, 'organizationUsers' | 'section'>;
  readonly preferences: PreferenceValues;
  /** The organization that is on the screen, where there is one. */
  readonly organization: Organization | null;
}

interface Command extends Pick<PaletteItem, 'label' | 'target'> {
  /** Further words that it is found by. @default none */
  readonly alias?: string;
}

const themes = { light: 'Light', dark: 'Dark', system: 'System' } as const;

/** What this person may do from wherever they are. */
export function actionSource(situation: ActionSituation): Source {
  return source<Command>({
    kind: 'action',
    rows: [...organizationCommands(situation), ...staffCommands(situation), ...ownCommands(situation)],
    textsOf: ({ label, alias = '' }) => [label, alias],
    itemOf: ({ label, target }) => ({ key: `action:${label}`, kind: 'action', label, detail: '', target }),
  });
}

function staffCommands({ user }: ActionSituation): Command[] {
  if (!user.isAdmin) return [];
  return [
    {
      label: 'Create New Root Organization',
      alias: 'Create Organization',
      target: { command: 'createRootOrganization' },
    },
    { label: couponsMessages.defaults.createCoupon, target: { to: `${paths.coupons}?create` } },
    { label: enterpriseDealsMessages.defaults.create, target: { to: `${paths.enterpriseDeals}?create` } },
    { label: 'Manage Whitelist', target: { to: paths.whitelist } },
    { label: 'Refresh statistics', alias: 'Reload stats', target: { command: 'refreshStats' } },
  ];
}

function organizationCommands({ user, links, organization }: ActionSituation): Command[] {
  if (organization === null || !(user.isAdmin || organization.isLocalAdmin)) return [];
  const { id, name } = organization;
  return [
    {
      label: `Create Organization in ${name}`,
      target: { command: 'createOrganization', parent: organization },
    },
    {
      label: `Add User to ${name}`,
      target: { to: `${links.organizationUsers(id)}?add` },
      alias: 'Manage users',
    },
  ];
}

function ownCommands({ preferences }: ActionSituation): Command[] {
  const others = (['light', 'dark', 'system'] as const).filter((theme) => theme !== preferences.theme);
  return [
    {
      label: 'Keyboard shortcuts',
      alias: 'Keys, help',
      target: { command: 'showShortcuts' },
    },
    { label: 'Show activity', alias: 'Failures, history', target: { command: 'showActivity' } },
    ...others.map(
      (theme): Command => ({
        label: `Theme: ${themes[theme]}`,
        target: { command: 'setTheme', theme },
      }),
    ),
    {
      label: preferences.isSidebarHidden ? 'Show sidebar' : 'Hide sidebar',
      target: { command: 'toggleSidebar' },
    },
    { label: 'Logout', alias: 'Log out, sign out', target: { command: 'logOut' } },
  ];
}
