import type { ReactNode } from 'react';

/** One fact about someone's access, with what mends it. */
export function AccessLine({ children, mend }: { children: ReactNode; mend: ReactNode }) {
  return (
    <span className="ak-user-detail-access">
      {children}
      {mend}
    </span>
  );
}
