import type { AdminAction, AdminEvent } from '../context/events.ts';
import type { Notice } from '../context/notice.ts';

export interface NumberedNotice {
  readonly id: number;
  readonly notice: Notice;
}

export interface NoticeList {
  readonly read: () => readonly NumberedNotice[];
  readonly subscribe: (onChange: () => void) => () => void;
  add(notice: Notice): void;
  remove(id: number): void;
  /** Undoing the older action would undo both. */
  endOffers(newer: AdminAction): void;
  join(member: object): () => void;
  isShownBy(member: object): boolean;
  /** Its undo waits in the toast and in the activity, and works once. */
  addDone(notice: Extract<Notice, { type: 'done' }>, emit: (event: AdminEvent) => void): void;
}

const lists = new WeakMap<object, NoticeList>();

/** The providers of one person on a page share their toasts, which would cover each other. */
export function noticesOf(scope: object): NoticeList {
  const notices = lists.get(scope) ?? createNotices();
  lists.set(scope, notices);
  return notices;
}

function createNotices(): NoticeList {
  let notices: readonly NumberedNotice[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const members = new Set<object>();
  const set = (next: readonly NumberedNotice[]) => {
    notices = next;
    for (const listener of listeners) listener();
  };
  const list: NoticeList = {
    read: () => notices,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (notice) => {
      count += 1;
      set([...notices, { id: count, notice }].slice(-MAX_NOTICES));
    },
    remove: (id) => set(notices.filter((other) => other.id !== id)),
    endOffers: (newer) => {
      const others = notices.filter(
        ({ notice }) => !('action' in notice && notice.action && isSame(notice.action, newer)),
      );
      if (others.length < notices.length) set(others);
    },
    join: (member) => {
      members.add(member);
      set(notices);
      return () => {
        members.delete(member);
        // StrictMode joins again immediately.
        queueMicrotask(() => set(members.size === 0 ? [] : notices));
      };
    },
    isShownBy: (member) => members.values().next().value === member,
    addDone: (notice, emit) => {
      const { undo, ...offer } = notice;
      if (undo === null) return list.add(notice);
      const take = () => {
        list.endOffers(notice.action);
        emit({ type: 'undo-ended', undo: take });
        return undo();
      };
      list.add({ ...notice, undo: take });
      emit({ ...offer, type: 'undo-offered', undo: take });
    },
  };
  return list;
}

const isSame = (older: AdminAction, newer: AdminAction) =>
  older.name === newer.name &&
  older.target.kind === newer.target.kind &&
  older.target.id === newer.target.id &&
  older.target.part === newer.target.part;

const MAX_NOTICES = 3;
