import { type PointerEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';

const SETTLING_MS = 10_000;

const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta'];

const RELOAD = 'ak-reload';

export function announceReload(): void {
  document.dispatchEvent(new Event(RELOAD));
}

export interface Steady<T> {
  readonly steady: T;
  /** For the element with the list. */
  readonly pointing: { onPointerEnter(event: PointerEvent): void; onPointerLeave(): void };
  /** Call it when the person changes the list. */
  release(): void;
}

/**
 * After the window comes back or `announceReload`, a list under the pointer stays in place until the pointer leaves or
 * a key is pressed: a press must reach its row.
 * @param query the filter and the order. A change of either shows immediately.
 * @param update the kept rows with their current content
 */
export function useSteady<T>(value: T, query: string, update: (kept: T, value: T) => T = keep): Steady<T> {
  const [settlingUntil, setSettlingUntil] = useState(0);
  const [pointed, setPointed] = useState<Element | null>(null);
  const kept = useRef({ value, query });
  // A list that unmounts under the pointer gets no leave event.
  const isSteady = settlingUntil > 0 && pointed?.isConnected === true && kept.current.query === query;
  useEffect(() => {
    if (!isSteady) kept.current = { value, query };
  });
  useEffect(() => {
    const settle = () => {
      if (document.visibilityState !== 'hidden') setSettlingUntil(Date.now() + SETTLING_MS);
    };
    const release = ({ key }: KeyboardEvent) => MODIFIERS.includes(key) || setPointed(null);
    document.addEventListener('visibilitychange', settle);
    document.addEventListener(RELOAD, settle);
    document.addEventListener('keydown', release, true);
    return () => {
      document.removeEventListener('visibilitychange', settle);
      document.removeEventListener(RELOAD, settle);
      document.removeEventListener('keydown', release, true);
    };
  }, []);
  const steady = useMemo(
    () => (isSteady && kept.current.value !== value ? update(kept.current.value, value) : value),
    [isSteady, value, update],
  );
  return {
    steady,
    pointing: {
      onPointerEnter: ({ currentTarget }) => {
        setPointed(currentTarget);
        if (Date.now() > settlingUntil) setSettlingUntil(0);
      },
      onPointerLeave: () => setPointed(null),
    },
    release: useCallback(() => setSettlingUntil(0), []),
  };
}

function keep<T>(kept: T): T {
  return kept;
}

export function rowsInPlace<Keyed>(keyOf: (row: Keyed) => unknown) {
  return <Row extends Keyed>(kept: readonly Row[], rows: readonly Row[]): readonly Row[] => {
    const current = new Map(rows.map((row) => [keyOf(row), row]));
    return kept.map((row) => current.get(keyOf(row)) ?? row);
  };
}
