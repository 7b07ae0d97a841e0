import type { ProjectMember } from '@timemap/admin-api';
import { type ComponentType, memo } from 'react';
import { isPlainText } from '../../text/visible-text.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { CellSelect } from '../../ui/cell/cell-select.tsx';
import type { SelectOption } from '../../ui/field/select.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { memberName, missingRoleName } from './access-labels.ts';
import type { ProjectAccessWords } from './messages.ts';
import '../../ui/button/button.css';

/** Its root takes the class name. */
export type MemberNote = ComponentType<{ member: ProjectMember; className: string }>;

const noOptions: readonly SelectOption[] = [];
const removeClass = buttonClass({ variant: 'quiet', isIconOnly: true });

interface MemberRowProps {
  row: number;
  topPx: number;
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

/**
 * One member. Its place in the list stands in attributes, since the rows around it may not be rendered. Plain elements
 * and few of them: twenty rows have to appear within a frame, and the list around them shows their tooltips.
 */
export const MemberRow = memo(function MemberRow(props: MemberRowProps) {
  const { row, member, words, roleOptions, disabledReason, onRoleChange, onRemove, Note } = props;
  const { id, displayName, email, roleId } = member;
  const name = memberName(member, words);
  const nameLine = line('ak-project-access-name', displayName === '' ? name : displayName);
  const remove = words.remove({ member: name });
  return (
    <li
      className="ak-project-access-row"
      data-row={row}
      data-has-note={Note ? '' : undefined}
      aria-posinset={row + 1}
      aria-setsize={props.rowCount}
      style={{ transform: `translateY(${props.topPx}px)` }}
    >
      <div className="ak-project-access-person">
        {props.isOwn ? (
          <div className="ak-project-access-own">
            {nameLine}
            <span className="ak-project-access-you">{words.you}</span>
          </div>
        ) : (
          nameLine
        )}
        {line('ak-project-access-email', email)}
      </div>
      {Note && <Note member={member} className="ak-project-access-note" />}
      <CellSelect
        label={words.roleOf({ member: name })}
        options={roleOptions ?? noOptions}
        value={roleId === null ? '' : String(roleId)}
        placeholder={roleOptions === null ? '…' : missingRoleName(roleId, words)}
        disabledReason={disabledReason ?? (roleOptions === null ? words.rolesNotLoaded : undefined)}
        onValueChange={(value) => onRoleChange(id, Number(value))}
      />
      <button
        type="button"
        className={removeClass}
        aria-label={remove}
        aria-disabled={disabledReason ? true : undefined}
        aria-description={disabledReason}
        data-tooltip={disabledReason ?? remove}
        onClick={disabledReason ? undefined : () => onRemove(member)}
      >
        <Icon name="trash" />
      </button>
    </li>
  );
});

/** A box of its own, so that a text is cut at its own end, whichever way it runs. */
function line(className: string, text: string) {
  if (!isPlainText(text) || text === '') return <UserText text={text} className={className} />;
  return <bdi className={`ak-user-text ${className}`}>{text}</bdi>;
}
