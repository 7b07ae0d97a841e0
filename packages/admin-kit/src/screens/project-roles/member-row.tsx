import type { ProjectMember } from '@timemap/admin-api';
import { type ComponentType, type CSSProperties, memo } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select, type SelectOption } from '../../ui/select.tsx';
import { UserText } from '../../ui/user-text.tsx';
import { memberName, missingRoleName } from './access-labels.ts';
import type { ProjectAccessWords } from './messages.ts';

export type MemberNote = ComponentType<{ member: ProjectMember }>;

const noOptions: readonly SelectOption[] = [];

interface MemberRowProps {
  row: number;
  rowCount: number;
  member: ProjectMember;
  isOwn: boolean;
  words: ProjectAccessWords;
  /** null while they are not loaded. */
  roleOptions: readonly SelectOption[] | null;
  /** Why neither role nor membership can be changed. */
  disabledReason: string | undefined;
  onRoleChange: (memberId: number, roleId: number) => void;
  onRemove: (member: ProjectMember) => void;
  Note: MemberNote | undefined;
}

/** One member. Its place in the list stands in attributes, since the rows around it may not be rendered. */
export const MemberRow = memo(function MemberRow(props: MemberRowProps) {
  const { row, member, words, roleOptions, disabledReason, onRoleChange, onRemove, Note } = props;
  const { id, displayName, email, roleId } = member;
  const name = memberName(member, words);
  return (
    <li
      className="ak-project-access-row"
      data-row={row}
      data-has-note={Note ? '' : undefined}
      aria-posinset={row + 1}
      aria-setsize={props.rowCount}
      style={{ '--ak-project-access-index': row } as CSSProperties}
    >
      <div className="ak-project-access-person">
        <span className="ak-project-access-line ak-project-access-name">
          {displayName === '' ? name : <UserText text={displayName} />}
          {props.isOwn && <span className="ak-project-access-you">{words.you}</span>}
        </span>
        <span className="ak-project-access-line ak-project-access-email">
          <UserText text={email} />
        </span>
      </div>
      {Note && (
        <span className="ak-project-access-note">
          <Note member={member} />
        </span>
      )}
      <Select
        aria-label={words.roleOf({ member: name })}
        options={roleOptions ?? noOptions}
        value={roleId === null ? '' : String(roleId)}
        placeholder={roleOptions === null ? '…' : missingRoleName(roleId, words)}
        disabledReason={disabledReason ?? (roleOptions === null ? words.rolesNotLoaded : undefined)}
        onValueChange={(value) => onRoleChange(id, Number(value))}
      />
      <IconButton
        label={words.remove({ member: name })}
        icon={<Icon name="trash" />}
        disabledReason={disabledReason}
        onClick={() => onRemove(member)}
      />
    </li>
  );
});
