import type { AdminUser } from '@timemap/admin-api';
import { useMemo, useState } from 'react';
import BulkActionDialog from '../bulk-job/bulk-action-dialog.tsx';
import type { BulkCandidate } from '../bulk-job/bulk-items.ts';
import { NameList } from '../bulk-job/bulk-views.tsx';
import { CheckNotes, isWhole } from '../checks/check-progress.tsx';
import { useAdminKit } from '../context/admin-kit-context.ts';
import { type CacheKey, cacheKey } from '../data/query.ts';
import { useCount, useMessages } from '../messages/messages.ts';
import { PersonTextField } from '../people/person-text-field.tsx';
import { useFieldPerson } from '../people/person-to-send.ts';
import { visibleName, visibleText } from '../text/visible-text.ts';
import { Checkbox } from '../ui/checkbox/checkbox.tsx';
import { SelectField } from '../ui/field/select.tsx';
import type { ProjectRef } from './api.ts';
import { personJobsMessages } from './messages.ts';
import { giveRole, removeMember, type WhichMember } from './project-steps.ts';
import { inOrder } from './steps.ts';
import { TickedRows } from './ticked-rows.tsx';
import { useKnownPeople } from './use-known-people.ts';
import { useProjectRoles } from './use-project-roles.ts';

interface HandOverDialogProps {
  projects: readonly ProjectRef[];
  /** Whose projects these are. Without, a member to remove can be named. */
  from?: Pick<AdminUser, 'id' | 'displayName' | 'username' | 'email'>;
  /** Fires with the ids of the projects that were handed over. */
  onClose: (doneIds: ReadonlySet<string>) => void;
}

const SAME = 'same';
const idOf = ({ id }: ProjectRef) => String(id);
const none: ReadonlySet<string> = new Set();

/** Gives projects to another member, and removes the old one if wished. */
export default function HandOverDialog({ projects, from, onClose }: HandOverDialogProps) {
  const words = useMessages(personJobsMessages);
  const count = useCount();
  const { session } = useAdminKit();
  const [spared, setSpared] = useState(none);
  const [heirText, setHeirText] = useState('');
  const [oldText, setOldText] = useState('');
  const [roleId, setRoleId] = useState('');
  const isOwn = from?.id === session.user.id;
  const [removesOld, setRemovesOld] = useState(!isOwn);
  const heir = useFieldPerson(heirText);
  const named = useFieldPerson(oldText);
  const people = useKnownPeople();
  const roles = useProjectRoles(useMemo(() => projects.map(({ id }) => id), [projects]));
  const chosen = roles.shared.find(({ id }) => String(id) === roleId);
  const role = chosen ?? (from ? undefined : roles.shared[0]);
  const heirName = heir.kind === 'one' ? heir.name : '';
  const old: WhichMember | null = from
    ? removesOld
      ? from.id
      : null
    : named.kind === 'one'
      ? named.name
      : null;

  const oldName = from ? visibleText(from.displayName || from.username || from.email) : String(old);

  const given = projects.filter((project) => !spared.has(idOf(project)));
  const sameRoles = given.map(({ id }) => (role || !from ? null : roles.succession(id, from.id)));
  const candidates = given.map<BulkCandidate>((project, index) => {
    const gives = sameRoles[index] ?? { roleId: role?.id ?? 0 };
    return {
      id: idOf(project),
      name: visibleName(project.name, words.unnamed),
      ...inOrder([
        giveRole(project, { user: heirName, ...gives }),
        ...(old === null ? [] : [removeMember(project, old, gives.roleId)]),
      ]),
    };
  });
  const keys: readonly CacheKey[] = [
    cacheKey('GET /global/projects/user/{id}'),
    ...given.map(({ id }) => cacheKey('GET /viewprojectusers', { query: { pid: id } })),
  ];
  const isUnclear = [heir, named].some(({ kind }) => kind !== 'one' && kind !== 'none');
  const waitsFor = roles.isChecking
    ? words.stillChecking
    : role === undefined && (!from || sameRoles.includes(null))
      ? from
        ? words.rolesNotLoaded
        : words.noRole
      : isUnclear
        ? words.memberUnclear
        : heirName === ''
          ? words.memberMissing
          : undefined;
  return (
    <BulkActionDialog
      action={{
        name: 'hand-over-projects',
        label: words.handOver,
        question: words.handOverQuestion,
        done: words.handedOver,
        candidates,
        keys,
        job: {
          name: old === null ? 'give-projects' : 'hand-over-projects',
          target: { kind: 'user', id: heirName, label: heirName },
          ...(old !== null && { place: { kind: 'user', id: old, label: oldName } }),
        },
      }}
      disabledReason={waitsFor}
      check={() => people.areKnown([heirName, typeof old === 'string' ? old : ''])}
      onClose={onClose}
    >
      {!isWhole(roles.checks) && <CheckNotes checks={roles.checks} saysProgress />}
      <PersonTextField
        label={words.newMember}
        hint={words.newMemberHint}
        value={heirText}
        onValueChange={setHeirText}
        error={people.errorOf(heirName)}
        isRequired
      />
      <SelectField
        label={words.role}
        hint={words.roleHint}
        options={[
          ...(from ? [{ value: SAME, label: words.sameRole }] : []),
          ...roles.shared.map(({ id, name }) => ({
            value: String(id),
            label: visibleName(name, words.unnamed),
          })),
        ]}
        value={role ? String(role.id) : from ? SAME : ''}
        onValueChange={setRoleId}
      />
      {from ? (
        <Checkbox
          label={words.removeOld({ user: oldName })}
          isChecked={removesOld}
          disabledReason={isOwn ? words.ownRemoval : undefined}
          onCheckedChange={setRemovesOld}
        />
      ) : (
        <PersonTextField
          label={words.oldMember}
          hint={words.oldMemberHint}
          value={oldText}
          onValueChange={setOldText}
          error={people.errorOf(named.kind === 'one' ? named.name : null)}
        />
      )}
      {from ? (
        <TickedRows
          label={words.projects}
          rows={projects.map((project) => ({
            id: idOf(project),
            name: visibleName(project.name, words.unnamed),
            note: visibleText(roles.roleOf(project.id, from.id)?.name ?? ''),
          }))}
          spared={spared}
          onSparedChange={setSpared}
        />
      ) : (
        <NameList
          label={words.chosen(count(projects.length))}
          names={projects.map(({ name }) => visibleName(name, words.unnamed))}
        />
      )}
      <p className="ak-person-jobs-muted">{words.noOwnerNote}</p>
    </BulkActionDialog>
  );
}
