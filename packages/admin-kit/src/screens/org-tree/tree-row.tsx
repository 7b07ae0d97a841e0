import type { Organization } from '@timemap/admin-api';
import { cx } from 'class-variance-authority';
import {
  type CSSProperties,
  type ElementType,
  memo,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { onPlainPress } from '../../browser/plain-press.ts';
import { useMessages } from '../../messages/messages.ts';
import { foldSpelledOut, foldText, spellingsOf } from '../../text/fold.ts';
import { visibleTextParts } from '../../text/visible-text.ts';
import { hostLinkClass } from '../../ui/link/link.tsx';
import type { ListSlots } from '../../ui/slot/screen-slots.ts';
import { Slot } from '../../ui/slot/slot.tsx';
import { TooltipBubble } from '../../ui/tooltip/tooltip-bubble.tsx';
import { orgTreeMessages } from './messages.ts';
import '../../ui/text/user-text.css';
import './org-tree.css';

const DEEPEST_INDENT = 10;

/** The tree selects what is pressed. */
const stayHere = onPlainPress();

interface TreeRowProps {
  row: number;
  topPx: number;
  organizationId: number;
  name: string;
  /** The address for a new tab; '' for none. */
  href: string;
  linkComponent: ElementType;
  level: number;
  position: number;
  siblingCount: number;
  isExpanded: boolean | null;
  isSelected: boolean;
  isTabStop: boolean;
  matchedQuery: string;
  slots: ListSlots<Organization> | undefined;
  organization: Organization | undefined;
}

/** All props of a row without slots are primitive values, so that an arrow key renders two rows and not thirty. */
export const TreeRow = memo(function TreeRow(props: TreeRowProps) {
  const { row, topPx, organizationId, name, level, isExpanded, matchedQuery, slots, organization } = props;
  const indent = Math.min(level - 1, DEEPEST_INDENT);
  // What a host adds to a row can be pressed, so it may not stand in a link.
  const isLink = props.href !== '' && organization === undefined;
  const Row = isLink ? props.linkComponent : 'div';
  return (
    <Row
      role="treeitem"
      {...(isLink && { href: props.href, onClick: stayHere })}
      className={cx('ak-virtual-list-row ak-org-tree-row', isLink && hostLinkClass(Row))}
      data-row={row}
      aria-level={level}
      aria-posinset={props.position}
      aria-setsize={props.siblingCount}
      aria-expanded={isExpanded ?? undefined}
      aria-selected={props.isSelected}
      tabIndex={props.isTabStop ? 0 : -1}
      style={{ transform: `translateY(${topPx}px)`, '--ak-org-tree-indent': indent } as CSSProperties}
    >
      <span className="ak-org-tree-toggle" />
      {level - 1 > DEEPEST_INDENT && (
        <span className="ak-org-tree-level" aria-hidden="true">
          {level}
        </span>
      )}
      {/* `dir="auto"` truncates the name at its end in either direction. */}
      <span className="ak-org-tree-name" dir="auto" translate="no">
        {matchedQuery === '' && isPlainName(name) ? (
          name
        ) : (
          <RowName {...{ name, organizationId, matchedQuery }} />
        )}
      </span>
      {organization && (
        <div className="ak-row-content">
          <Slot>{slots?.rowContent?.(organization, props.isTabStop ? 0 : -1)}</Slot>
        </div>
      )}
    </Row>
  );
});

interface RowNameProps {
  name: string;
  organizationId: number;
  matchedQuery: string;
}

const printable = /^[\x21-\x7E][\x20-\x7E]*$/;

function isPlainName(name: string): boolean {
  return printable.test(name);
}

function RowName({ name, organizationId, matchedQuery }: RowNameProps) {
  const words = useMessages(orgTreeMessages);
  if (name === '')
    return (
      <span className="ak-org-tree-unnamed" translate="yes">
        {words.unnamed({ id: organizationId })}
      </span>
    );
  const match = matchIn(name, matchedQuery);
  if (match === null) return visible(name);
  return (
    <>
      {visiblePart(name.slice(0, match.start))}
      <span className="ak-org-tree-match">{visiblePart(name.slice(match.start, match.end))}</span>
      {visiblePart(name.slice(match.end))}
    </>
  );
}

function visiblePart(text: string) {
  return text.trim() === '' ? text : visible(text);
}

function visible(text: string) {
  if (isPlainName(text)) return text;
  return visibleTextParts(text).map((part, index) =>
    part.isHiddenCharacter ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no identity but their place
      <span key={index} dir="ltr" className="ak-user-text-mark">
        {part.text}
      </span>
    ) : (
      part.text
    ),
  );
}

interface Match {
  readonly start: number;
  readonly end: number;
}

export function matchIn(name: string, query: string): Match | null {
  const spellings = spellingsOf(query);
  for (const fold of [foldText, (text: string) => foldSpelledOut(text) ?? foldText(text)]) {
    const folded = fold(name);
    const spelling = spellings.find((each) => folded.includes(each));
    if (spelling !== undefined) return placeIn(name, fold, folded.indexOf(spelling), spelling.length);
  }
  return null;
}

const LETTERS = /\P{M}\p{M}*|\p{M}+/gu;

/** Folding changes lengths ('İ', 'é' in two parts), so offsets are counted in the original name. */
function placeIn(name: string, fold: (text: string) => string, at: number, length: number): Match | null {
  let folded = 0;
  let end = 0;
  let start: number | null = null;
  for (const [letter] of name.matchAll(LETTERS)) {
    const { length: added } = fold(letter);
    if (start === null && folded + added > at) start = end;
    // An invisible character after the match belongs to its last letter.
    if (folded >= at + length && added > 0) break;
    folded += added;
    end += letter.length;
  }
  return start === null ? null : { start, end };
}

interface FullName {
  readonly row: string;
  readonly name: string;
}

interface FullNames {
  showFor(row: HTMLElement): void;
  hide(): void;
  readonly isShown: boolean;
  /** Must be rendered next to the list: a `tree` can only contain tree items. */
  readonly bubble: ReactNode;
}

/** Measuring during held arrow keys would force a second layout per frame. */
const SHOW_DELAY_MS = 200;

export function useFullName(): FullNames {
  const anchor = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  const [shown, setShown] = useState<FullName | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  const hide = () => {
    clearTimeout(timer.current);
    if (shown !== null) setShown(null);
  };
  return {
    isShown: shown !== null,
    hide,
    showFor: (row) => {
      hide();
      timer.current = setTimeout(() => {
        const name = cutName(row);
        if (name === null || !row.matches(':focus-visible')) return;
        anchor.current = name;
        setShown({ row: row.dataset.row ?? '', name: name.textContent });
      }, SHOW_DELAY_MS);
    },
    bubble: shown && (
      <TooltipBubble key={shown.row} id={id} anchor={anchor} isOpen>
        {shown.name}
      </TooltipBubble>
    ),
  };
}

export function setTitleIfTruncated(row: HTMLElement): void {
  const name = cutName(row);
  if (name === null) row.removeAttribute('title');
  else row.title = name.textContent;
}

function cutName(row: HTMLElement): HTMLElement | null {
  const name = row.querySelector<HTMLElement>('.ak-org-tree-name');
  return name !== null && name.scrollWidth > name.clientWidth ? name : null;
}
