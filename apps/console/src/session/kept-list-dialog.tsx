import { Button } from '@timemap/admin-kit/ui/button';
import { Dialog } from '@timemap/admin-kit/ui/dialog';
import { type ReactNode, type RefCallback, useEffect, useRef, useState } from 'react';
import { KeepChoice } from './keep-choice.tsx';
import type { KeptThing } from './kept-after-logout.ts';
import type { useKeptList } from './use-kept-list.ts';
import './kept-list-dialog.css';

type ChangeList<T> = ReturnType<typeof useKeptList<T>>['change'];

export interface KeptLine<T> {
  /** Of the control that takes the focus when the line has changed, or when the line above it has gone. */
  readonly ref: RefCallback<HTMLElement>;
  focus(): void;
  change(changed: Parameters<ChangeList<T>>[0]): boolean;
}

interface KeptListDialogProps<T> {
  of: KeptThing;
  words: Readonly<Record<'title' | 'list' | 'none' | 'notKept' | 'close', string>>;
  entries: readonly T[];
  change: ChangeList<T>;
  hasFailed: boolean;
  onClose: () => void;
  children: (entry: T, line: KeptLine<T>) => ReactNode;
}

export function KeptListDialog<T extends { readonly name: string }>(props: KeptListDialogProps<T>) {
  const { of, words, entries, change, hasFailed, onClose, children } = props;
  const [hasTried, setHasTried] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const controls = useRef<(HTMLElement | null)[]>([]);
  const nextFocus = useRef<number | null>(null);
  useEffect(() => {
    if (nextFocus.current === null) return;
    const last = Math.min(nextFocus.current, entries.length - 1);
    nextFocus.current = null;
    (controls.current[last] ?? list.current)?.focus();
  });
  const lineAt = (at: number): KeptLine<T> => ({
    ref: (control) => {
      controls.current[at] = control;
    },
    focus: () => {
      nextFocus.current = at;
    },
    change: (changed) => {
      setHasTried(true);
      const isKept = change(changed);
      if (isKept) nextFocus.current = at;
      return isKept;
    },
  });
  return (
    <Dialog
      isOpen
      title={words.title}
      onClose={onClose}
      error={hasTried && hasFailed && words.notKept}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      <ul ref={list} tabIndex={-1} className="console-kept-list" aria-label={words.list}>
        {entries.map((entry, at) => (
          <li key={entry.name} className="console-kept-list-line">
            {children(entry, lineAt(at))}
          </li>
        ))}
      </ul>
      {entries.length === 0 && <p className="console-kept-list-none">{words.none}</p>}
      <KeepChoice of={of} />
    </Dialog>
  );
}
