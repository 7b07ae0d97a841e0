import { type KeyboardEvent, memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { BenchOrganization } from './dataset.ts';

const ROW_PX = 32;
const OVERSCAN = 6;

interface FloorRow {
  readonly organization: BenchOrganization;
  readonly level: number;
  readonly position: number;
  readonly siblingCount: number;
}

type Order = (siblings: readonly BenchOrganization[]) => readonly BenchOrganization[];

function byName(): Order {
  const collator = new Intl.Collator('en', { numeric: true });
  const sorted = new Map<readonly BenchOrganization[], readonly BenchOrganization[]>();
  return (siblings) => {
    const known = sorted.get(siblings);
    if (known !== undefined) return known;
    const list = [...siblings].sort((one, other) => collator.compare(one.name, other.name));
    sorted.set(siblings, list);
    return list;
  };
}

function flatten(
  organizations: readonly BenchOrganization[],
  open: ReadonlySet<number>,
  order: Order,
  level = 1,
  rows: FloorRow[] = [],
): FloorRow[] {
  order(organizations).forEach((organization, index) => {
    rows.push({ organization, level, position: index + 1, siblingCount: organizations.length });
    if (open.has(organization.id)) flatten(organization.children, open, order, level + 1, rows);
  });
  return rows;
}

function everyParent(organizations: readonly BenchOrganization[], ids = new Set<number>()): Set<number> {
  for (const { id, children } of organizations) {
    if (children.length === 0) continue;
    ids.add(id);
    everyParent(children, ids);
  }
  return ids;
}

interface FloorTreeProps {
  organizations: readonly BenchOrganization[];
}

export function FloorTree({ organizations }: FloorTreeProps) {
  const [order] = useState(byName);
  const scroller = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set());
  const [active, setActive] = useState(0);
  const [scrollTop, setScrollTop] = useState(0);
  const [heightPx, setHeightPx] = useState(600);
  const typed = useRef({ text: '', at: 0 });
  const rows = useMemo(() => flatten(organizations, open, order), [organizations, open, order]);

  useLayoutEffect(() => setHeightPx(scroller.current?.clientHeight ?? 600), []);
  useEffect(() => {
    if (active >= 0)
      scroller.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [active]);

  const goTo = (row: number) => {
    const element = scroller.current;
    if (row < 0 || row >= rows.length || element === null) return;
    setActive(row);
    const top = row * ROW_PX;
    if (top < element.scrollTop) element.scrollTop = top;
    if (top + ROW_PX > element.scrollTop + heightPx) element.scrollTop = top + ROW_PX - heightPx;
    setScrollTop(element.scrollTop);
  };
  const toggle = (id: number) =>
    setOpen((known) => {
      const next = new Set(known);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[active];
    if (row === undefined) return;
    if (event.key === 'ArrowDown') goTo(active + 1);
    else if (event.key === 'ArrowUp') goTo(active - 1);
    else if (event.key === 'Home') goTo(0);
    else if (event.key === 'End') goTo(rows.length - 1);
    else if (event.key === 'ArrowRight') {
      if (open.has(row.organization.id)) goTo(active + 1);
      else toggle(row.organization.id);
    } else if (event.key === 'ArrowLeft') {
      if (open.has(row.organization.id)) toggle(row.organization.id);
      else goTo(rows.findIndex(({ organization }) => organization.id === row.organization.parentId));
    } else if (event.key.length === 1) {
      const isNew = event.timeStamp - typed.current.at > 1_000;
      typed.current = {
        text: (isNew ? '' : typed.current.text) + event.key.toLowerCase(),
        at: event.timeStamp,
      };
      for (let step = isNew ? 1 : 0; step < rows.length; step++) {
        const candidate = (active + step) % rows.length;
        if (rows[candidate]?.organization.name.toLowerCase().startsWith(typed.current.text)) {
          goTo(candidate);
          break;
        }
      }
    } else return;
    event.preventDefault();
  };

  const from = Math.max(0, Math.floor(scrollTop / ROW_PX) - OVERSCAN);
  const to = Math.min(rows.length, Math.ceil((scrollTop + heightPx) / ROW_PX) + OVERSCAN);
  return (
    <>
      <button type="button" aria-label="Expand all" onClick={() => setOpen(everyParent(organizations))}>
        +
      </button>
      <button type="button" aria-label="Collapse all" onClick={() => setOpen(new Set())}>
        -
      </button>
      <div
        className="floor-list"
        ref={scroller}
        role="tree"
        aria-label="Organizations"
        onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
        onKeyDown={onKeyDown}
      >
        <div role="presentation" className="floor-rows" style={{ height: rows.length * ROW_PX }}>
          {rows.slice(from, to).map((row, index) => (
            <FloorRowView
              key={row.organization.id}
              {...row}
              topPx={(from + index) * ROW_PX}
              isActive={from + index === active}
              isOpen={open.has(row.organization.id)}
              onToggle={toggle}
            />
          ))}
        </div>
      </div>
    </>
  );
}

interface FloorRowViewProps extends FloorRow {
  topPx: number;
  isActive: boolean;
  isOpen: boolean;
  onToggle: (id: number) => void;
}

const FloorRowView = memo(
  function FloorRowView(props: FloorRowViewProps) {
    const { organization, level, topPx, isOpen, onToggle } = props;
    const isParent = organization.children.length > 0;
    return (
      <div
        role="treeitem"
        className="floor-row"
        aria-level={level}
        aria-posinset={props.position}
        aria-setsize={props.siblingCount}
        aria-expanded={isParent ? isOpen : undefined}
        aria-selected={false}
        tabIndex={props.isActive ? 0 : -1}
        style={{ transform: `translateY(${topPx}px)`, paddingInlineStart: level * 16 }}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has the arrow keys */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the arrow keys */}
        <span className="floor-toggle" onClick={() => onToggle(organization.id)}>
          {isParent ? (isOpen ? '▾' : '▸') : ''}
        </span>
        {organization.name}
      </div>
    );
  },
  (before, after) =>
    before.organization === after.organization &&
    before.topPx === after.topPx &&
    before.isActive === after.isActive &&
    before.isOpen === after.isOpen,
);
