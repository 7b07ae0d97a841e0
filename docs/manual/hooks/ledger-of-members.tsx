import { type ProjectRolesOptions, useProjectRoles } from '@timemap/admin-kit/project-roles';
import { Ledger, LedgerButton, LedgerLine, LedgerNote, LedgerSelect } from './foreign-parts.tsx';

/** The members of a project in another design: loading, saving, falling back and live changes come from the hook. */
export function LedgerOfMembers(options: ProjectRolesOptions) {
  const { project, members, roles, viewer, actions, changeRole } = useProjectRoles(options);
  if (members.status === 'failed') {
    return (
      <Ledger title={project.name}>
        <LedgerNote>{members.error.message}</LedgerNote>
        <LedgerButton onClick={members.retry}>Ask again</LedgerButton>
      </Ledger>
    );
  }
  if (members.status === 'loading' || roles.status !== 'ready') {
    return (
      <Ledger title={project.name}>
        <LedgerNote>Opening the ledger</LedgerNote>
      </Ledger>
    );
  }
  return (
    <Ledger title={project.name}>
      <ul>
        {members.data.map((member) => {
          const isFixed = !viewer.isAdmin || member.id === viewer.userId;
          return (
            <LedgerLine key={member.id} name={member.displayName}>
              <LedgerSelect
                aria-label={`Role of ${member.displayName}`}
                value={member.roleId ?? ''}
                disabled={isFixed}
                onChange={(event) => changeRole(member.id, Number(event.target.value))}
              >
                {roles.data.map((role) => (
                  <option key={role.id} value={role.id}>
                    {role.name}
                  </option>
                ))}
              </LedgerSelect>
              <LedgerButton
                disabled={isFixed || actions.removeMember.isBusy}
                onClick={() => void actions.removeMember.run(member)}
              >
                Strike out {member.displayName}
              </LedgerButton>
            </LedgerLine>
          );
        })}
      </ul>
      {actions.removeMember.error && <LedgerNote>{actions.removeMember.error.message}</LedgerNote>}
    </Ledger>
  );
}
