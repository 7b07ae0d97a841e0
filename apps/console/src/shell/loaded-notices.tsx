import { ToastRegion } from '@timemap/admin-kit/ui/toast';
import { type ReactNode, useEffect, useState } from 'react';
import type { Notice } from './notices.tsx';

interface LoadedNoticesProps {
  notices: readonly Notice[];
  onDismiss: () => void;
}

/** The live region renders empty first, because screen readers ignore its initial content. */
export default function LoadedNotices({ notices, onDismiss }: LoadedNoticesProps): ReactNode {
  const [shownNotices, setShownNotices] = useState<readonly Notice[]>([]);
  useEffect(() => setShownNotices(notices), [notices]);
  return <ToastRegion toasts={shownNotices} onDismiss={onDismiss} />;
}
