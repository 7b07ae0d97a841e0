import { useCallback } from 'react';
import { whileSeen } from '../../browser/while-seen.ts';
import { useMessages } from '../../messages/messages.ts';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { adminDashboardMessages } from './messages.ts';

interface UncheckedCellProps {
  organizationId: number;
  see: (organizationId: number, isSeen: boolean) => void;
}

/** Its answer is asked for while it is in view. */
export function UncheckedCell({ organizationId, see }: UncheckedCellProps) {
  const words = useMessages(adminDashboardMessages);
  const watch = useCallback(
    (cell: HTMLSpanElement) => whileSeen(cell, (isSeen) => see(organizationId, isSeen)),
    [organizationId, see],
  );
  return (
    <span ref={watch} className="ak-admin-dashboard-unchecked">
      <span aria-hidden="true">…</span>
      <VisuallyHidden>{words.notChecked}</VisuallyHidden>
    </span>
  );
}
