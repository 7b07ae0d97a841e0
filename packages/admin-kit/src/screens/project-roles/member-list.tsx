import type { ProjectMember } from '@timemap/admin-api';
import {
  type ComponentType,
  type FocusEvent,
  memo,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { focusUnlessTaken } from '../../accessibility/focus.ts';
import { rowsInPlace, useSteady } from '../../browser/use-steady.ts';
import { isPlainText } from '../../text/visible-text.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { CellSelect } from '../../ui/cell/cell-select.tsx';
import type { SelectOption } from '../../ui/field/select.tsx';
import { TrashIcon } from '../../ui/icon/icons.tsx';
import { type FailedAttempt, NotSaved } from '../../ui/not-saved/not-saved.tsx';
import { type ListSlots, useListSlots } from '../../ui/slot/screen-slots.ts';
import { Replaceable, Slot } from '../../ui/slot/slot.tsx';
import { setTitleIfTruncated } from '../../ui/text/set-title-if-truncated.ts';
import { UserText } from '../../ui/text/user-text.tsx';
import { TooltipArea } from '../../ui/tooltip/tooltip-area.tsx';
import { type AssumedRows, useRowWindow, VirtualRows } from '../../ui/virtual-list/virtual-list.tsx';
import type { MembersAndRolesWords } from './messages.ts';
import { canChangeMember, type MembersAndRolesViewer, memberName, missingRoleName } from './rules.ts';
import '../../ui/button/button.css';

interface MemberListProps {
  members: readonly ProjectMember[];
  query: string;
  viewer: MembersAndRolesViewer;
  words: MembersAndRolesWords;
  roleOptions: readonly SelectOption[] | null;
  onRoleChange: (memberId: number, roleId: number) => void;
  failureOf: (memberId: number) => FailedAttempt | null;
  onRemove: (member: ProjectMember) => void;
  Note: MemberNote | undefined;
}

const usualRows: AssumedRows = { rowHeightPx: 52, rowsInSight: 12 };

/** With more members, a narrow page would put the roles too far below. */
const MAX_IN_PAGE = 50;

const membersInPlace = rowsInPlace((member: ProjectMember) => member.id);

/** The focused row is always rendered: removing it would drop the focus. */
export const MemberList = memo(function MemberList(props: MemberListProps) {
  const { viewer, words, roleOptions, onRoleChange, failureOf, onRemove, Note } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [focusedId, setFocusedId] = useState<number | null>(null);
  const slots = useListSlots<ProjectMember>('members');
  const { steady: members, pointing } = useSteady(props.members, props.query, membersInPlace);
  const rows = useRowWindow(scroller, members.length, usualRows);

  const focusedRow = focusedId === null ? -1 : members.findIndex(({ id }) => id === focusedId);
  const hasLostRow = focusedId !== null && focusedRow === -1;
  useLayoutEffect(() => {
    if (!hasLostRow) return;
    setFocusedId(null);
    const section = scroller.current?.closest('section');
    if (section) focusUnlessTaken(section);
  }, [hasLostRow]);

  const onFocus = (event: FocusEvent) => setFocusedId(members[rowOf(event.target)]?.id ?? null);
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocusedId(null);
  };

  return (
    <TooltipArea
      ref={scroller}
      className="ak-members-list"
      data-is-long={members.length > MAX_IN_PAGE || undefined}
      onScroll={rows.onScroll}
    >
      <VirtualRows
        rows={rows}
        as="ul"
        keptRow={focusedRow}
        className="ak-members-rows"
        aria-label={words.members}
        {...{ onFocus, onBlur, onPointerOver: setTitleIfCut, ...pointing }}
      >
        {(row, topPx) => {
          const member = members[row] as ProjectMember;
          const permission = canChangeMember(viewer, member.id);
          return (
            <MemberRow
              key={member.id}
              row={row}
              topPx={topPx}
              rowCount={members.length}
              member={member}
              isOwn={member.id === viewer.userId}
              disabledReason={permission.isAllowed ? undefined : words[permission.reason]}
              failure={failureOf(member.id)}
              {...{ words, roleOptions, onRoleChange, onRemove, Note, slots }}
            />
          );
        }}
      </VirtualRows>
    </TooltipArea>
  );
});

function rowOf(target: Element): number {
  return Number(target.closest<HTMLElement>('[data-row]')?.dataset.row ?? -1);
}

const LINES = '.ak-members-name, .ak-members-email';

function setTitleIfCut(event: PointerEvent): void {
  const text = (event.target as Element).closest<HTMLElement>(LINES);
  if (text) setTitleIfTruncated(text);
}

/** Its root element must use the class name. */
export type MemberNote = ComponentType<{ member: ProjectMember; className: string }>;

const noOptions: readonly SelectOption[] = [];
const removeButtonClass = buttonClass({ variant: 'quiet', isIconOnly: true });

interface MemberRowProps {
  row: number;
  topPx: number;
  rowCount: number;
  member: ProjectMember;
  isOwn: boolean;
  words: MembersAndRolesWords;
  roleOptions: readonly SelectOption[] | null;
  disabledReason: string | undefined;
  failure: FailedAttempt | null;
  onRoleChange: (memberId: number, roleId: number) => void;
  onRemove: (member: ProjectMember) => void;
  Note: MemberNote | undefined;
  slots: ListSlots<ProjectMember> | undefined;
}

const MemberRow = memo(function MemberRow(props: MemberRowProps) {
  const { row, member, words, roleOptions, disabledReason, failure, onRoleChange, onRemove, Note, slots } =
    props;
  const { id, displayName, email, roleId } = member;
  const name = memberName(member, words);
  const nameLine = line('ak-members-name', displayName === '' ? name : displayName);
  const remove = words.remove({ member: name });
  return (
    <li
      className="ak-virtual-list-row ak-members-row"
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
      <NotSaved failure={failure} showsSavedValue>
        {(describedBy) => (
          <CellSelect
            label={words.roleOf({ member: name })}
            options={roleOptions ?? noOptions}
            value={roleId === null ? '' : String(roleId)}
            placeholder={roleOptions === null ? '…' : missingRoleName(roleId, words)}
            disabledReason={disabledReason ?? (roleOptions?.length ? undefined : words.rolesNotLoaded)}
            aria-describedby={describedBy}
            onValueChange={(value) => onRoleChange(id, Number(value))}
          />
        )}
      </NotSaved>
      <Replaceable name="removeMember">
        <button
          type="button"
          className={removeButtonClass}
          aria-label={remove}
          aria-disabled={disabledReason ? true : undefined}
          aria-description={disabledReason}
          data-tooltip={disabledReason ?? remove}
          onClick={disabledReason ? undefined : () => onRemove(member)}
        >
          <TrashIcon />
        </button>
      </Replaceable>
      {slots?.rowContent && (
        <div className="ak-row-content">
          <Slot>{slots.rowContent(member, 0)}</Slot>
        </div>
      )}
    </li>
  );
});

/** `bdi`, so that a truncated text is cut at its end in either direction. */
function line(className: string, text: string) {
  if (!isPlainText(text) || text === '') return <UserText text={text} className={className} />;
  return (
    <bdi translate="no" className={`ak-user-text ${className}`}>
      {text}
    </bdi>
  );
}
