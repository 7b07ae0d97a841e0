import { Checkbox } from '@timemap/admin-kit/ui/checkbox';
import { useState } from 'react';
import { useSessionState } from '../console-context.ts';
import { keepsViews, setKeepsViews } from './keep-views.ts';

/** Says whether the views of this person stay in this browser after logout, and lets them choose. */
export function KeepViewsChoice() {
  const session = useSessionState();
  const userId = session.status === 'signedIn' ? session.user.id : null;
  const [isKept, setIsKept] = useState(userId !== null && keepsViews(userId));
  return (
    <Checkbox
      label="Keep my views in this browser after I log out"
      description={
        isKept
          ? 'What your views search for stays in this browser. Only you see it in the console.'
          : 'Your views are removed when you log out.'
      }
      isChecked={isKept}
      onCheckedChange={(wanted) => {
        if (userId !== null && setKeepsViews(userId, wanted)) setIsKept(wanted);
      }}
    />
  );
}
