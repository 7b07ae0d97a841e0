import type { ProjectMember } from '@timemap/admin-api';
import { type ComponentType, memo } from 'react';
import { isPlainText } from '../../text/visible-text.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { CellSelect } from '../../ui/cell/cell-select.tsx';
import type { SelectOption } from '../../ui/field/select.tsx';
import { TrashIcon } from '../../ui/icon/icons.tsx';
import { type FailedAttempt, NotSaved } from '../../ui/not-saved/not-saved.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import type { MembersAndRolesWords } from './messages.ts';
import { memberName, missingRoleName } from './rules.ts';
import '../../ui/button/button.css';

/** Its root element must use the class name. */
export type MemberNote = ComponentType<{ member: ProjectMember; className: string }>;

const noOptions: readonly SelectOption[] = [];
const removeClass = buttonClass({ variant: 'quiet', isIconOnly: true });

interface MemberRowProps {
  row: number;
  topPx: number;
  rowCount: number;
  member: ProjectMember;
  isOwn: boolean;
  words: MembersAndRolesWords;
  /** null while they are not loaded. */
  roleOptions: readonly SelectOption[] | null;
  /** Why neither role nor membership can be changed. */
  disabledReason: string | undefined;
  /** Why the last change of the role was not saved. */
  failure: FailedAttempt | null;
  onRoleChange: (memberId: number, roleId: number) => void;
  onRemove: (member: ProjectMember) => void;
  Note: MemberNote | undefined;
}

/** Uses few, plain elements, because twenty rows must render within a frame. The list shows their tooltips. */
export const MemberRow = memo(function MemberRow(props: MemberRowProps) {
  const { row, member, words, roleOptions, disabledReason, failure, onRoleChange, onRemove, Note } = props;
  const { id, displayName, email, roleId } = member;
  const name = memberName(member, words);
  const nameLine = line('ak-members-name', displayName === '' ? name : displayName);
  const remove = words.remove({ member: name });
  return (
    <li
      className="ak-members-row"
      data-row={row}
      data-has-note={Note ? '' : undefined}
      aria-posinset={row + 1}
      aria-setsize={props.rowCount}
      style={{ transform: `translateY(${props.topPx}px)` }}
    >
      <div className="ak-members-person">
        {props.isOwn ? (
          <div className="ak-members-own">
            {nameLine}
            <span className="ak-members-you">{words.you}</span>
          </div>
        ) : (
          nameLine
        )}
        {line('ak-members-email', email)}
      </div>
      {Note && <Note member={member} className="ak-members-note" />}
      <NotSaved failure={failure}>
        {(describedBy) => (
          <CellSelect
            label={words.roleOf({ member: name })}
            options={roleOptions ?? noOptions}
            value={roleId === null ? '' : String(roleId)}
            placeholder={roleOptions === null ? '…' : missingRoleName(roleId, words)}
            disabledReason={disabledReason ?? (roleOptions === null ? words.rolesNotLoaded : undefined)}
            aria-describedby={describedBy}
            onValueChange={(value) => onRoleChange(id, Number(value))}
          />
        )}
      </NotSaved>
      <button
        type="button"
        className={removeClass}
        aria-label={remove}
        aria-disabled={disabledReason ? true : undefined}
        aria-description={disabledReason}
        data-tooltip={disabledReason ?? remove}
        onClick={disabledReason ? undefined : () => onRemove(member)}
      >
        <TrashIcon />
      </button>
    </li>
  );
});

/** `bdi`, so that a truncated text is cut at its end in either direction. */
function line(className: string, text: string) {
  if (!isPlainText(text) || text === '') return <UserText text={text} className={className} />;
  return <bdi className={`ak-user-text ${className}`}>{text}</bdi>;
}
