import { useState } from 'react';
import { useAdminKit } from '../context/admin-kit-context.ts';

/** In the kept fields of a form that was open. */
export const OPEN = '(open)';
/** In the kept fields of a form that was sent: the time. It stays until the answer is known. */
export const SENT = '(sent)';

export function useLeftOpen(key: string): boolean {
  const { drafts } = useAdminKit();
  const [wasLeftOpen] = useState(() => keptFields(drafts.load(key))[OPEN] === 'yes');
  return wasLeftOpen;
}

export function keptFields(saved: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(saved ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
