import { useCallback, useRef, useState } from 'react';
import { useAdminKit } from '../context/admin-kit-context.ts';
import type { ActionOutcome } from '../data/use-action.ts';
import { keptFields, OPEN, SENT } from './left-open.ts';

export interface Draft<Fields> {
  readonly fields: Fields;
  /** Whether the form began with kept fields that differ from the initial ones. */
  readonly isRestored: boolean;
  /** Whether the form began with kept fields that were sent, and whose answer nobody knows. */
  readonly wasSent: boolean;
  change(patch: Partial<Fields>): void;
  /**
   * Changes the stored fields, not the shown ones, for work that may outlive the form or the page. null removes them.
   */
  revise(next: (kept: Fields) => Fields | null): void;
  /**
   * Sends the fields with `run`. A success removes the draft, unless something else was typed since. A form that opens before
   * has `wasSent`, so that nobody sends them twice without a warning.
   */
  send<Result>(run: () => Promise<ActionOutcome<Result>>): Promise<ActionOutcome<Result>>;
  /** Keeps the fields and notes that the form was closed, so that it does not reopen after a reload. */
  close(): void;
  /** Removes the draft and shows the initial fields: after a success, Cancel or Start Over. */
  discard(): void;
}

/**
 * The fields of a form, kept in `drafts` of the provider while a person types. Never for passwords.
 * @param key unique among the forms of all screens
 * @param options `marksOpen` keeps also that the form was open, for a dialog that reopens after a reload or a new login
 */
export function useDraft<Fields extends Record<string, string>>(
  key: string,
  initial: Fields,
  { marksOpen = false }: { marksOpen?: boolean } = {},
): Draft<Fields> {
  const { drafts } = useAdminKit();
  const [state, setState] = useState(() => restore(drafts.load(key), initial));
  const keep = useCallback(
    (fields: Fields, isOpen: boolean) =>
      drafts.save(key, JSON.stringify(isOpen ? { ...fields, [OPEN]: 'yes' } : fields)),
    [drafts, key],
  );
  // React may run an updater late or twice, and the host's storage must not notice.
  const newest = useRef(state);
  const show = useCallback((next: typeof state) => {
    newest.current = next;
    setState(next);
  }, []);
  const change = useCallback(
    (patch: Partial<Fields>) => {
      const fields = { ...newest.current.fields, ...patch };
      keep(fields, marksOpen);
      show({ ...newest.current, fields, wasSent: false });
    },
    [keep, marksOpen, show],
  );
  const discard = () => {
    drafts.remove(key);
    show({ fields: initial, isRestored: false, wasSent: false });
  };
  return {
    ...state,
    change,
    send: async (run) => {
      const { fields } = newest.current;
      // A second press sends the same. A change drops the note.
      const sentAt = keptFields(drafts.load(key))[SENT] ?? String(Date.now());
      keep({ ...fields, [SENT]: sentAt }, marksOpen);
      const outcome = await run();
      if (keptFields(drafts.load(key))[SENT] !== sentAt || outcome.status === 'ignored') return outcome;
      if (outcome.status === 'succeeded' || outcome.status === 'already done') discard();
      else if (!outcome.error.mayHaveBeenApplied) keep(fields, marksOpen);
      return outcome;
    },
    revise: (next) => {
      const saved = drafts.load(key);
      if (saved === null) return;
      const fields = next(restore(saved, initial).fields);
      if (fields === null) drafts.remove(key);
      else keep(fields, marksOpen);
    },
    close: () => {
      const saved = drafts.load(key);
      if (saved === null) return;
      const { [OPEN]: _, ...kept } = keptFields(saved);
      drafts.save(key, JSON.stringify(kept));
    },
    discard,
  };
}

function restore<Fields extends Record<string, string>>(saved: string | null, initial: Fields) {
  const found = keptFields(saved);
  const fields = Object.fromEntries(
    Object.entries(initial).map(([name, value]) => [
      name,
      typeof found[name] === 'string' ? found[name] : value,
    ]),
  ) as Fields;
  const wasSent = SENT in found;
  const isRestored = wasSent || Object.keys(initial).some((name) => fields[name] !== initial[name]);
  return { fields, isRestored, wasSent };
}
