import { use, useCallback, useSyncExternalStore } from 'react';
import { sharedContext } from './shared-context.ts';

/** Keeps small choices of the person in this browser, such as the separator of CSV files. */
export interface KeptChoices {
  /** null if nothing is kept, or the browser refuses. Must not throw. */
  get(name: string): string | null;
  /** Must not throw. */
  set(name: string, value: string): void;
}

const inMemory = new Map<string, string>();

export const memoryChoices: KeptChoices = {
  get: (name) => inMemory.get(name) ?? null,
  set: (name, value) => void inMemory.set(name, value),
};

export const KeptChoicesContext = sharedContext('KeptChoices', memoryChoices);

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A choice shared by all controls of the same name. A stored value that is no longer offered is ignored. */
export function useKeptChoice<Value extends string>(
  name: string,
  offered: readonly Value[],
  start: () => Value,
): [Value, (value: Value) => void] {
  const choices = use(KeptChoicesContext);
  const kept = useSyncExternalStore(
    subscribe,
    () => choices.get(name),
    () => null,
  );
  const choose = useCallback(
    (value: Value) => {
      choices.set(name, value);
      for (const listener of [...listeners]) listener();
    },
    [choices, name],
  );
  return [offered.find((value) => value === kept) ?? start(), choose];
}
