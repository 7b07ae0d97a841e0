import { type ReactNode, use } from 'react';
import { AdminKitContext, useAdminKit } from '../context/admin-kit-context.ts';
import { Crash, ErrorBoundary } from '../ui/error-boundary/error-boundary.tsx';
import { AdminKitRoot } from '../ui/kit-root/admin-kit-root.tsx';

interface ScreenBoundaryProps {
  screen: string;
  /** Another value tries again, such as the id of a record that the host gives later. */
  resetKey?: string | number | undefined;
  children: ReactNode;
}

/** Around a screen that reads what its host gives before it has a root, or has none: an error there would end the host's page. */
export function ScreenBoundary(props: ScreenBoundaryProps) {
  useAdminKit();
  return <FreeScreenBoundary {...props} />;
}

/** Of a screen that needs no provider. */
export function FreeScreenBoundary({ screen, resetKey, children }: ScreenBoundaryProps) {
  const kit = use(AdminKitContext);
  return (
    <ErrorBoundary
      resetKey={resetKey ?? ''}
      onError={({ message }) => kit?.emit({ type: 'crash', at: Date.now(), screen, message })}
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
