import { type AdminUser, decodeAdminUsers, type OrganizationUser } from '@timemap/admin-api';
import { query } from '@timemap/admin-kit';
import { createElement } from 'react';
import { each, type FeatureCommands, filtered, one, records } from '../../palette/feature-commands.ts';

export default {
  order: 8,
  commandsOf: ({ user, links, words }) =>
    user.isAdmin
      ? [{ label: words.unverifiedUsers, target: { to: `${links.section('users')}?only=unverified` } }]
      : [],
  records: records<AdminUser | OrganizationUser>({
    kind: 'user',
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
      detail: displayName === '' ? email : displayName,
      texts: [displayName, email],
    }),
    hrefOf: (links, { id, label }, owner) =>
      owner.isGlobalAdmin ? links.user(id) : filtered(links.organizationUsers(owner.id), label),
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
    ],
  }),
} satisfies FeatureCommands;
