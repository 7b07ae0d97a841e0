import { defineMessages } from '../../messages/define-messages.ts';

interface Project {
  project: string;
}

export const orgProjectsMessages = defineMessages('org-projects', {
  title: 'Projects',
  reload: 'Refresh projects',
  projectsFailed: 'Failed to load projects',
  allOrganizations: 'All Organizations',
  organizationNotLoaded: 'Failed to load organization',
  readOnly: 'Only admins of this organization can change its projects.',
  unnamedOrganization: 'Unnamed organization',
  unnamed: ({ id }: { id: string }) => `Project ${id}`,
  filter: 'Filter projects',
  none: 'This organization has no projects.',
  noMatch: 'No projects match query',

  id: 'ID',
  name: 'Name',
  description: 'Description',
  actions: 'Actions',

  connect: 'Connect',
  connectTo: ({ project }: Project) => `Connect: ${project} (opens in a new tab)`,
  connectUnknown: 'The address of the main app is not configured.',
  modify: 'Modify',
  modifyOf: ({ project }: Project) => `Modify: ${project}`,
  duplicateOf: ({ project }: Project) => `Duplicate ${project}`,
  delete: 'Delete',
  deleteOf: ({ project }: Project) => `Delete ${project}`,
  create: 'Create Project',

  removeNotImplemented: 'remove project not implemented',
  deleteTitle: ({ project }: Project) => `Delete ${project}?`,
  deleteDescription: ({ project, id }: Project & { id: string }) =>
    `This permanently deletes ${project}, project ID ${id}, with its members and contents.`,
  deleteMembers: ({ count }: { count: string | null }) => `Members: ${count ?? 'unknown'}.`,
  announceDeleted: ({ project }: Project) => `${project} deleted`,
  notFound: ({ id }: { id: string }) => `There is no project with the ID ${id} in this organization.`,
});
