import type { ReactNode } from 'react';
import { useAdminKit } from '../context/admin-kit-context.ts';
import { Crash, ErrorBoundary } from '../ui/error-boundary/error-boundary.tsx';
import { AdminKitRoot } from '../ui/kit-root/admin-kit-root.tsx';

interface ScreenBoundaryProps {
  screen: string;
  /** Another value tries again, such as the id of a record that the host gives later. */
  resetKey?: string | number | undefined;
  children: ReactNode;
}

/** Around a screen that reads what its host gives before it has a root, or has none: an error there would end the host's page. */
export function ScreenBoundary({ screen, resetKey, children }: ScreenBoundaryProps) {
  const { emit } = useAdminKit();
  return (
    <ErrorBoundary
      resetKey={resetKey ?? ''}
      onError={({ message }) => emit({ type: 'crash', at: Date.now(), screen, message })}
      fallback={({ retry }) => (
        <AdminKitRoot>
          <Crash onRetry={retry} />
        </AdminKitRoot>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
