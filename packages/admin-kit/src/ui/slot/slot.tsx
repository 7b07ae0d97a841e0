import type { ReactNode } from 'react';
import './slot.css';

/** What stands in it is the host's: there the sheet without layers leaves the host's own rules alone. */
export function Slot({ children }: { children?: ReactNode }) {
  return children ? <div className="ak-slot">{children}</div> : null;
}
