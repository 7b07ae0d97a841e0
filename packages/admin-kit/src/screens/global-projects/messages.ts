import { defineMessages } from '../../messages/define-messages.ts';
import { type Count, plural } from '../../messages/plural.ts';

interface Project {
  project: string;
}

const projects = (count: Count) => `${count.text} ${plural(count, { one: 'project', other: 'projects' })}`;

export const globalProjectsMessages = defineMessages('global-projects', {
  title: 'Projects',
  loadFailed: 'Failed to load projects',
  updateFailed: ({ why }: { why: string }) => `Failed to update: ${why}`,
  onlyGlobalAdmins: 'Only global admins can manage projects.',
  reload: 'Refresh projects',
  filter: 'Filter projects',
  none: 'No projects match query',
  noneHint: 'There are no projects yet. Create the first one in an organization.',

  id: 'ID',
  name: 'Name',
  description: 'Description',
  created: 'Created',
  upgradedOverride: 'Upgraded override',
  upgradedOverrideOf: ({ project }: Project) => `Upgraded override, ${project}`,
  overrideOn: ({ project }: Project) => `Upgraded override is on for ${project}`,
  overrideOff: ({ project }: Project) => `Upgraded override is off for ${project}`,
  overrideWasOn: ({ project }: Project) => `Upgraded override was already on for ${project}`,
  overrideWasOff: ({ project }: Project) => `Upgraded override was already off for ${project}`,
  setOverride: 'Set "Upgraded override"',
  unsetOverride: 'Unset "Upgraded override"',
  askSetOverride: (count: Count) => `Set "Upgraded override" for ${projects(count)}?`,
  askUnsetOverride: (count: Count) => `Unset "Upgraded override" for ${projects(count)}?`,
  unnamed: ({ id }: { id: string }) => `Project ${id}`,

  projectId: 'Project ID',
  copyId: 'Copy project ID',
  close: 'Close',
  notFound: ({ id }: { id: string }) => `There is no project with the ID ${id}.`,
});
