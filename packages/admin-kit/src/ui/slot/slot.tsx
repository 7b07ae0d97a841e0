import type { ReactNode } from 'react';
import './slot.css';

/** Contains the host's content. The sheets keep the host's own rules there. */
export function Slot({ children }: { children?: ReactNode }) {
  return children ? <div className="ak-slot">{children}</div> : null;
}
