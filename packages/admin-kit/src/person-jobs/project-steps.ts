import { ApiError, type ProjectMember } from '@timemap/admin-api';
import type { SendItem } from '../bulk-job/use-bulk-job.ts';
import type { AdminKit } from '../context/admin-kit-context.ts';
import { fetchUncached } from '../data/fetch-once.ts';
import { isNamed } from '../data/looks-new.ts';
import { looksGone, looksLike } from '../data/lost-answer.ts';
import { sendOne } from '../data/send-one.ts';
import type { ActionDefinition, ActionOutcome } from '../data/use-action.ts';
import { addMember, inProject, membersQuery, type ProjectRef, panelAdapter } from './api.ts';
import type { Step } from './steps.ts';

/** By id, or by username or email. */
export type WhichMember = number | string;

interface GivenRole {
  readonly user: string;
  readonly roleId: number;
  /** A member who has one of these roles keeps it. */
  readonly enough?: ReadonlySet<number>;
}

interface ChangedRole {
  readonly member: ProjectMember;
  readonly roleId: number;
}

const ofMember = ({ id, displayName }: ProjectMember) =>
  ({ kind: 'project-member', id, label: displayName }) as const;

const addition = (project: ProjectRef): ActionDefinition<GivenRole> => ({
  name: 'project-member.add',
  operation: 'POST /projects/users',
  target: ({ user }) => ({ kind: 'project-member', id: user, label: user }),
  place: inProject(project),
  send: ({ client }, member) => addMember(client, project.id, member),
  look: (_, { user }) => looksLike(membersQuery(project.id), isNamed(user)),
  changesProject: () => project.id,
});

const roleChange = (project: ProjectRef): ActionDefinition<ChangedRole> => ({
  name: 'project-member.change-role',
  operation: 'POST /changepermissions',
  target: ({ member }) => ofMember(member),
  place: inProject(project),
  send: ({ client }, { member, roleId }) =>
    panelAdapter.changeRole(client, { projectId: project.id, memberId: member.id, roleId }),
  look: (_, { member, roleId }) => looksLike(membersQuery(project.id), { id: member.id, roleId }),
  changesProject: () => project.id,
});

const removal = (project: ProjectRef): ActionDefinition<ProjectMember> => ({
  name: 'project-member.remove',
  operation: panelAdapter.removeOperation,
  target: ofMember,
  place: inProject(project),
  send: ({ client }, { id }) => panelAdapter.removeMember(client, { projectId: project.id, memberId: id }),
  look: (_, { id }) => looksGone(membersQuery(project.id), { id }),
  changesProject: () => project.id,
});

/** The notices of each write would cover the dialog, and the job reloads the lists. */
const sent =
  <Input>(definition: ActionDefinition<Input>, input: Input): SendItem =>
  (kit) =>
    sendOne({ ...kit, notify: () => {} }, definition, input);

/** A failed read is the failure of the item: nothing was sent. */
async function withMember(
  kit: AdminKit,
  project: ProjectRef,
  which: WhichMember,
  act: (member: ProjectMember | undefined) => Promise<ActionOutcome<unknown>>,
): Promise<ActionOutcome<unknown>> {
  const isNamedSo = typeof which === 'string' ? isNamed(which) : null;
  let member: ProjectMember | undefined;
  try {
    const members = await fetchUncached(kit, membersQuery(project.id));
    member = members.find((each) => (isNamedSo ? isNamedSo({ ...each }) : each.id === which));
  } catch (error) {
    if (error instanceof ApiError) return { status: 'failed', error };
    throw error;
  }
  return act(member);
}

const already: ActionOutcome<unknown> = { status: 'already done' };

/** Adds someone with a role, or gives the role to a member. */
export function giveRole(project: ProjectRef, { user, roleId, enough }: GivenRole): Step {
  let inverse: SendItem = async () => already;
  return {
    send: (kit) =>
      withMember(kit, project, user, async (member) => {
        if (member === undefined) {
          inverse = removeMember(project, user, roleId).send;
          return sent(addition(project), { user, roleId })(kit);
        }
        const current = member.roleId;
        if (current === roleId || (current !== null && enough?.has(current))) return already;
        if (current !== null) inverse = sent(roleChange(project), { member, roleId: current });
        return sent(roleChange(project), { member, roleId })(kit);
      }),
    undo: () => inverse,
  };
}

/** @param roleOfUndo for someone whose role the server does not say */
export function removeMember(project: ProjectRef, which: WhichMember, roleOfUndo: number): Step {
  let inverse: SendItem = async () => already;
  return {
    send: (kit) =>
      withMember(kit, project, which, async (member) => {
        if (member === undefined) return already;
        const user = member.username || member.email;
        inverse = sent(addition(project), { user, roleId: member.roleId ?? roleOfUndo });
        return sent(removal(project), member)(kit);
      }),
    undo: () => inverse,
  };
}
