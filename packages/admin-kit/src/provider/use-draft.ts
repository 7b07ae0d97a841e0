import { useCallback, useState } from 'react';
import { useAdminKit } from './admin-kit-context.ts';

export interface Draft<Fields> {
  readonly fields: Fields;
  /** The fields came from an earlier visit that ended before they were sent. */
  readonly isRestored: boolean;
  change(patch: Partial<Fields>): void;
  /**
   * Changes what is kept and not what is shown: for work that may outlive the form, or the page. null forgets it, and
   * what was forgotten meanwhile is not brought back.
   */
  revise(next: (kept: Fields) => Fields | null): void;
  /** Forgets what was typed: after success, or when a person discards it. */
  discard(): void;
}

/** The fields of a form, kept through the provider's `drafts` until they are sent. Never for passwords. */
export function useDraft<Fields extends Record<string, string>>(key: string, initial: Fields): Draft<Fields> {
  const { drafts } = useAdminKit();
  const [state, setState] = useState(() => restore(drafts.load(key), initial));
  const change = useCallback(
    (patch: Partial<Fields>) =>
      setState(({ isRestored, fields }) => {
        const next = { ...fields, ...patch };
        drafts.save(key, JSON.stringify(next));
        return { isRestored, fields: next };
      }),
    [drafts, key],
  );
  return {
    ...state,
    change,
    revise: (next) => {
      const saved = drafts.load(key);
      if (saved === null) return;
      const fields = next(restore(saved, initial).fields);
      if (fields === null) drafts.remove(key);
      else drafts.save(key, JSON.stringify(fields));
    },
    discard: () => {
      drafts.remove(key);
      setState({ fields: initial, isRestored: false });
    },
  };
}

function restore<Fields extends Record<string, string>>(saved: string | null, initial: Fields) {
  if (saved === null) return { fields: initial, isRestored: false };
  try {
    const found = JSON.parse(saved) as Record<string, unknown>;
    const fields = Object.fromEntries(
      Object.entries(initial).map(([name, value]) => [
        name,
        typeof found[name] === 'string' ? found[name] : value,
      ]),
    ) as Fields;
    return { fields, isRestored: true };
  } catch {
    return { fields: initial, isRestored: false };
  }
}
