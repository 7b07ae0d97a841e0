import { type AdminUser, decodeAdminUsers, type OrganizationUser } from '@timemap/admin-api';
import { query } from '@timemap/admin-kit';
import { UserIcon } from '@timemap/admin-kit/ui/icon';
import { createElement } from 'react';
import {
  each,
  emailCommand,
  type FeatureCommands,
  filtered,
  one,
  records,
} from '../../palette/feature-commands.ts';

export default {
  order: 8,
  records: records<AdminUser | OrganizationUser>({
    kind: 'user',
    icon: UserIcon,
    title: 'users',
    order: 2,
    lists: {
      'GET /global/users': { isWhole: true, rowsOf: each },
      'GET /global/users/{id}': { rowsOf: one },
      'GET /organizations/{id}/users': { rowsOf: each },
    },
    staffList: query('GET /global/users', decodeAdminUsers),
    entityOf: ({ id, username, displayName, email }) => ({
      id,
      label: username,
      detail: [displayName, email].filter(Boolean).join(' · '),
      texts: [displayName, email],
      email,
    }),
    hrefOf: (links, { id, label }, owner) =>
      owner.isGlobalAdmin ? links.user(id) : filtered(links.organizationUsers(owner.id), label),
    listOf: (links, text) => filtered(links.section('users'), text),
    facets: [
      {
        label: 'unverifiedUsers',
        hrefOf: (links) => links.section('users', { only: 'unverified' }),
        where: (user) => 'isVerified' in user && !user.isVerified,
      },
      { label: 'endingTrials', hrefOf: (links) => links.section('users', { only: 'trialEnding' }) },
      {
        label: 'globalAdmins',
        hrefOf: (links) => links.section('users', { only: 'globalAdmin' }),
        where: (user) => 'isGlobalAdmin' in user && user.isGlobalAdmin,
      },
    ],
    commandsOf: [
      {
        isAllowed: ({ isAdmin }) => isAdmin,
        verbs: 'logInAsVerbs',
        itemOf: ({ id, label }, words) => ({
          key: `log-in-as:${id}`,
          label: words.logInAs({ name: label }),
          target: {
            dialog: async () => {
              const { LoginAsDialog } = await import('@timemap/admin-kit/login-as');
              const user = { id, username: label };
              return { default: ({ onClose }) => createElement(LoginAsDialog, { user, onClose }) };
            },
          },
        }),
      },
      emailCommand,
    ],
  }),
} satisfies FeatureCommands;
