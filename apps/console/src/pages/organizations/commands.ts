import { decodeOrganizations, type Organization } from '@timemap/admin-api';
import { query } from '@timemap/admin-kit';
import { adminDashboardMessages } from '@timemap/admin-kit/messages/admin-dashboard';
import { OrganizationIcon } from '@timemap/admin-kit/ui/icon';
import { createElement } from 'react';
import {
  type Command,
  each,
  type FeatureCommands,
  type PaletteWords,
  type RecordCommand,
  records,
} from '../../palette/feature-commands.ts';

const loadCreate = () => import('@timemap/admin-kit/org-create');

const createRoot = (words: PaletteWords): Command => ({
  label: words.createRoot,
  synonyms: words.createRootSynonyms,
  target: { dialog: async () => ({ default: (await loadCreate()).CreateRootOrganizationDialog }) },
});

interface NamedBelow {
  readonly organization: Organization;
  readonly above: string;
}

function flattened(data: unknown): NamedBelow[] {
  const rows: NamedBelow[] = [];
  const waiting = each<Organization>(data).map((organization) => ({ organization, above: '' }));
  waiting.reverse();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    rows.push(next);
    const { children, name } = next.organization;
    for (let index = children.length - 1; index >= 0; index--)
      waiting.push({ organization: children[index] as Organization, above: name });
  }
  return rows;
}

const isAdminOf: RecordCommand['isAllowed'] = ({ isAdmin }, { isOwn = false }) => isAdmin || isOwn;

export default {
  order: 1,
  commandsOf: ({ user, links, organization, words }) => {
    const staff = user.isAdmin ? [createRoot(words)] : [];
    if (organization === null || !(user.isAdmin || organization.isLocalAdmin)) return staff;
    const { id, name } = organization;
    return [
      {
        label: words.createIn({ name }),
        target: {
          dialog: async () => {
            const { CreateSubOrganizationDialog } = await loadCreate();
            return {
              default: ({ onClose }) =>
                createElement(CreateSubOrganizationDialog, { parent: organization, onClose }),
            };
          },
        },
      },
      {
        label: words.addUserTo({ name }),
        target: { to: `${links.organizationUsers(id)}?add` },
        synonyms: words.addUserToSynonyms,
      },
      ...staff,
    ];
  },
  records: records<NamedBelow>({
    kind: 'organization',
    icon: OrganizationIcon,
    title: 'organizations',
    order: 1,
    lists: {
      'GET /organizations/admin/all': { isWhole: true, rowsOf: flattened },
      'GET /organizations': { isWhole: true, rowsOf: flattened },
      'GET /organizations/{id}': {
        rowsOf: (data) => [{ organization: data as Organization, above: '' }],
      },
    },
    staffList: query('GET /organizations/admin/all', decodeOrganizations, {
      query: { includeChildren: true },
    }),
    ownList: query('GET /organizations', decodeOrganizations),
    entityOf: ({ organization: { id, name, isLocalAdmin, parentId }, above }) => ({
      id,
      label: name,
      detail: above,
      isOwn: isLocalAdmin,
      isRoot: parentId === 0,
    }),
    hrefOf: (links, { id }) => links.organization(id),
    facets: (['noLicense', 'overSeats', 'disabled', 'noAdmin'] as const).map((only) => ({
      label: (wordsOf) => wordsOf(adminDashboardMessages)[only],
      hrefOf: (links) => links.section('adminDashboard', { only }),
    })),
    commandsOf: [
      {
        isAllowed: isAdminOf,
        verbs: 'usersOfVerbs',
        needsName: true,
        itemOf: ({ id, label: name }, words, links) => ({
          key: `users-of:${id}`,
          label: words.usersOf({ name }),
          target: { to: links.organizationUsers(id) },
        }),
      },
      {
        isAllowed: isAdminOf,
        verbs: 'projectsOfVerbs',
        needsName: true,
        itemOf: ({ id, label: name }, words, links) => ({
          key: `projects-of:${id}`,
          label: words.projectsOf({ name }),
          target: { to: links.organizationProjects(id) },
        }),
      },
      {
        isAllowed: isAdminOf,
        verbs: 'addUserVerbs',
        needsName: true,
        itemOf: ({ id, label: name }, words, links) => ({
          key: `add-user-to:${id}`,
          label: words.addUserTo({ name }),
          target: { to: `${links.organizationUsers(id)}?add` },
        }),
      },
      {
        // Only a root has a license.
        isAllowed: (user, entity) => entity.isRoot === true && isAdminOf(user, entity),
        isOfSome: true,
        verbs: 'licenseVerbs',
        itemOf: ({ id, label: name }, words, links) => ({
          key: `license-of:${id}`,
          label: words.licenseOf({ name }),
          target: { to: links.organization(id) },
        }),
      },
      {
        // Its page says why, and what to do instead.
        isAllowed: isAdminOf,
        verbs: 'renameVerbs',
        itemOf: ({ id, label: name }, words, links) => ({
          key: `no-rename:${id}`,
          label: words.noRename({ name }),
          target: { to: links.organization(id) },
        }),
      },
    ],
  }),
} satisfies FeatureCommands;
