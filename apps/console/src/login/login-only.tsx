import { useMessages } from '@timemap/admin-kit';
import { ErrorBoundary } from '@timemap/admin-kit/ui/error-boundary';
import { ConsoleContext } from '../console-context.ts';
import type { ConsoleRuntime } from '../console-runtime.ts';
import { pageMessages } from '../messages.ts';
import { useDocumentTheme } from '../shell/document-theme.ts';
import { useDocumentTitle } from '../shell/document-title.ts';
import { PageFailed } from '../shell/page-failed.tsx';
import { PublicFrame } from '../shell/public-frame.tsx';
import { LoginCard } from './login-card.tsx';

interface LoginOnlyProps {
  runtime: ConsoleRuntime;
  onLoggedIn: () => Promise<void>;
}

export function LoginOnly({ runtime, onLoggedIn }: LoginOnlyProps) {
  useDocumentTheme(runtime.preferences);
  const { logIn } = useMessages(pageMessages);
  useDocumentTitle(logIn);
  return (
    <ErrorBoundary fallback={PageFailed}>
      <ConsoleContext value={runtime}>
        <PublicFrame heading={logIn}>
          <LoginCard onLoggedIn={onLoggedIn} />
        </PublicFrame>
      </ConsoleContext>
    </ErrorBoundary>
  );
}
