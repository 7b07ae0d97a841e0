import type { AdminUser, Organization } from '@timemap/admin-api';
import { useMemo, useState } from 'react';
import BulkActionDialog from '../bulk-job/bulk-action-dialog.tsx';
import { type BulkCandidate, sendAsItem } from '../bulk-job/bulk-items.ts';
import { CheckNotes, isWhole } from '../checks/check-progress.tsx';
import { useAdminKit } from '../context/admin-kit-context.ts';
import { type CacheKey, cacheKey } from '../data/query.ts';
import { dataOf, useRead } from '../data/use-read.ts';
import { useMessages } from '../messages/messages.ts';
import { PersonTextField } from '../people/person-text-field.tsx';
import { useFieldPerson } from '../people/person-to-send.ts';
import { usePersonAccess } from '../person-access/use-person-access.ts';
import type { Membership } from '../person-access/verdict.ts';
import { visibleName, visibleText } from '../text/visible-text.ts';
import { ReadFailure } from '../ui/screen-state/read-failure.tsx';
import { Status } from '../ui/status/status.tsx';
import { addUserAction, projectsQuery, removeUserAction } from './api.ts';
import { personJobsMessages } from './messages.ts';
import { giveRole, removeMember } from './project-steps.ts';
import { inOrder } from './steps.ts';
import { StillIn } from './still-in.tsx';
import { TickedRows } from './ticked-rows.tsx';
import { useKnownPeople } from './use-known-people.ts';
import { useProjectRoles } from './use-project-roles.ts';

interface RemoveFromEverythingDialogProps {
  user: AdminUser;
  onClose: () => void;
}

const placeId = ({ organization: { id } }: Membership) => `organization ${id}`;
const projectId = ({ id }: { id: number }) => `project ${id}`;
const none: ReadonlySet<string> = new Set();

/** For someone who left: all organizations and projects in one job, and on the way the projects to someone else. */
export default function RemoveFromEverythingDialog({ user, onClose }: RemoveFromEverythingDialogProps) {
  const words = useMessages(personJobsMessages);
  const { session } = useAdminKit();
  const access = usePersonAccess(user);
  const read = useRead(projectsQuery(user.id));
  const [spared, setSpared] = useState(none);
  const [heirText, setHeirText] = useState('');
  const heir = useFieldPerson(heirText);
  const people = useKnownPeople();
  const { memberships, organizations } = access;
  const projects = useMemo(() => dataOf(read) ?? [], [read]);
  const roles = useProjectRoles(useMemo(() => projects.map(({ id }) => id), [projects]));
  const places = memberships.filter((place) => !spared.has(placeId(place)));
  const given = projects.filter((project) => !spared.has(projectId(project)));
  const heirName = heir.kind === 'one' ? heir.name : null;

  const candidates: readonly BulkCandidate[] = [
    ...places.map((place) => {
      const { organization, isAdmin } = place;
      const { id, username, displayName, email } = user;
      const member = { id, username, displayName, email, isAdmin };
      return {
        id: placeId(place),
        name: visibleName(organization.name, words.unnamed),
        send: sendAsItem(removeUserAction(organization.id, session.user.id), {
          user: member,
          isFromEntireTree: false,
        }),
        undo: sendAsItem(addUserAction(organization.id), { username: username || email, isAdmin }),
      };
    }),
    ...given.map((project) => {
      const role = roles.succession(project.id, user.id);
      return {
        id: projectId(project),
        name: visibleName(project.name, words.unnamed),
        ...inOrder([
          ...(heirName !== null && role ? [giveRole(project, { user: heirName, ...role })] : []),
          removeMember(project, user.id, role?.roleId ?? 0),
        ]),
      };
    }),
  ];
  const keys: readonly CacheKey[] = [
    ...places.map(({ organization: { id } }) => cacheKey('GET /organizations/{id}/users', { path: { id } })),
    cacheKey('GET /licenses/{orgId}'),
    projectsQuery(user.id),
    ...given.map(({ id }) => cacheKey('GET /viewprojectusers', { query: { pid: id } })),
  ];
  const isChecking = access.isChecking || read.status === 'loading';
  const isHeirUnclear = heir.kind !== 'one' && heir.kind !== 'none';
  const name = visibleText(user.displayName || user.username || user.email);
  const isRoleUnknown = heirName !== null && !isWhole(roles.checks);
  const waitsFor =
    isChecking || (isRoleUnknown && roles.isChecking)
      ? words.stillChecking
      : isHeirUnclear
        ? words.memberUnclear
        : isRoleUnknown
          ? words.rolesNotLoaded
          : undefined;
  const isNowhere = !isChecking && memberships.length === 0 && projects.length === 0;
  return (
    <BulkActionDialog
      action={{
        name: 'remove-from-everything',
        label: words.removeTitle,
        question: (count) => words.removeQuestion({ user: name, count }),
        done: (count) => words.removedFrom({ user: name, count }),
        isDanger: true,
        candidates,
        keys,
        job: { name: 'remove-from-everything', target: { kind: 'user', id: user.id, label: name } },
      }}
      disabledReason={waitsFor}
      check={() => people.areKnown([heirName ?? ''])}
      rest={<StillIn user={user} access={access} />}
      onClose={onClose}
    >
      {!isWhole(organizations.checks) && (
        <CheckNotes checks={organizations.checks} saysProgress found={memberships.length} />
      )}
      <ReadFailure read={organizations.read} title={words.organizationsFailed} isInline />
      <ReadFailure read={read} title={words.projectsFailed} isInline />
      {isNowhere && <p className="ak-person-jobs-muted">{words.nowhere}</p>}
      <TickedRows
        label={words.organizations}
        rows={memberships.map((place) => {
          const { organization, isOnlyAdmin } = place;
          const freesSeatOf = seatFreedBy(place, memberships, spared);
          return {
            id: placeId(place),
            name: visibleName(organization.name, words.unnamed),
            note: (isOnlyAdmin || freesSeatOf) && (
              <Notes isOnlyAdmin={isOnlyAdmin} freesSeatOf={freesSeatOf} />
            ),
          };
        })}
        spared={spared}
        onSparedChange={setSpared}
      />
      <TickedRows
        label={words.projects}
        rows={projects.map((project) => ({
          id: projectId(project),
          name: visibleName(project.name, words.unnamed),
          note: (
            <Notes
              role={roles.roleOf(project.id, user.id)?.name ?? null}
              isOnlyAdmin={roles.isOnlyAdmin(project.id, user.id) ?? false}
            />
          ),
        }))}
        spared={spared}
        onSparedChange={setSpared}
      />
      {isRoleUnknown && <CheckNotes checks={roles.checks} saysProgress />}
      {projects.length > 0 && (
        <PersonTextField
          label={words.heir}
          hint={words.heirHint}
          value={heirText}
          onValueChange={setHeirText}
          error={people.errorOf(heirName)}
        />
      )}
      <p className="ak-person-jobs-muted">{words.staysNote}</p>
    </BulkActionDialog>
  );
}

/** One seat for all of a tree: it becomes free when the last membership ends, and is said once. */
function seatFreedBy(place: Membership, all: readonly Membership[], spared: ReadonlySet<string>) {
  const ofTree = all.filter(({ root }) => root.id === place.root.id);
  const isSaidHere = place.license && place === ofTree[0];
  return isSaidHere && ofTree.every((other) => !spared.has(placeId(other))) ? place.root : undefined;
}

interface NotesProps {
  role?: string | null;
  isOnlyAdmin: boolean;
  freesSeatOf?: Organization | undefined;
}

function Notes({ role, isOnlyAdmin, freesSeatOf }: NotesProps) {
  const words = useMessages(personJobsMessages);
  return (
    <span className="ak-person-jobs-notes">
      {role && <span>{visibleText(role)}</span>}{' '}
      {isOnlyAdmin && <Status tone="danger">{words.onlyAdmin}</Status>}{' '}
      {freesSeatOf && (
        <span>{words.freesSeat({ organization: visibleName(freesSeatOf.name, words.unnamed) })}</span>
      )}
    </span>
  );
}
