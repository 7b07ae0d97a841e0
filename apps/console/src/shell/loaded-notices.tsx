import { ToastRegion } from '@timemap/admin-kit/ui/toast';
import { type ReactNode, useEffect, useState } from 'react';
import type { Notice } from './notices.tsx';

interface LoadedNoticesProps {
  notices: readonly Notice[];
  onDismiss: () => void;
}

/** The region stands for a moment before its first notice: screen readers tell what comes into one, not what it came with. */
export default function LoadedNotices({ notices, onDismiss }: LoadedNoticesProps): ReactNode {
  const [told, setTold] = useState<readonly Notice[]>([]);
  useEffect(() => setTold(notices), [notices]);
  return <ToastRegion toasts={told} onDismiss={onDismiss} />;
}
