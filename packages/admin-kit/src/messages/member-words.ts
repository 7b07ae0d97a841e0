import { type Count, plural } from './plural.ts';
export interface Member {
  member: string;
}

export interface Project {
  project: string;
}

export const sharedMemberWords = {
  members: 'Members',
  loadingMembers: 'Loading members',
  membersFailed: 'Failed to load users',
  membersNotLoaded: 'Members are not loaded.',
  membersStale: 'The members may be out of date. Choose Refresh Users.',
  search: 'Search members',
  memberCount: (count: Count) => `${count.text} ${plural(count, { one: 'member', other: 'members' })}`,
  matchCount: ({ matches, all }: { matches: string; all: Count }) =>
    `${matches} of ${all.text} ${plural(all, { one: 'member', other: 'members' })}`,
  noMembers: 'This project has no members.',
  noMatch: 'No members match your search.',
  skipMembers: 'Skip the member list',
  you: 'You',
  unnamed: ({ id }: { id: string }) => `User ${id}`,

  refresh: 'Refresh Users',
  addTitle: ({ project }: Project) => `Add User to ${project}`,
  userField: 'Email or username',
  userMissing: 'Enter an email or username.',
  addSubmit: 'Add User',
  announceAdded: ({ user }: { user: string }) => `${user} added`,

  remove: ({ member }: Member) => `Remove ${member}`,
  removeTitle: ({ member, project }: Member & Project) => `Remove ${member} from ${project}?`,
  removeDescription: ({ member, id }: Member & { id: string }) =>
    `${member}, user ID ${id}, will lose access to this project.`,
  removeSubmit: 'Remove',
  announceRemoved: ({ member }: Member) => `${member} removed`,

  createNew: 'Create New',
  permission: ({ label, note }: { bit: number; label: string; note: string | undefined }) =>
    note === undefined ? label : `${label} (${note})`,
};
