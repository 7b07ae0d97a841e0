import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import type { ConsoleRuntime } from '../console-runtime.ts';
import { loginAddress } from '../login-address.ts';
import { isAt, paths } from '../paths.ts';
import { PageFailed } from '../shell/page-failed.tsx';
import { Words } from '../words.tsx';
import { LoginOnly } from './login-only.tsx';

const loadConsole = () => import('../show-console.tsx');

export async function showLogin(root: Root, starting: Promise<ConsoleRuntime>): Promise<void> {
  const runtime = await starting;
  const { session, visit, language } = runtime;
  if (!isAt(window.location.pathname, paths.login)) {
    window.history.replaceState(null, '', loginAddress(session.state(), window.location));
  }
  visit.shownPath = paths.login;

  const goOn = async () => {
    if (session.state().status !== 'signedIn') return;
    try {
      const { showConsole } = await loadConsole();
      await showConsole(root, starting);
    } catch {
      root.render(
        <Words choice={language}>
          <PageFailed />
        </Words>,
      );
    }
  };
  root.render(
    <StrictMode>
      <Words choice={language}>
        <LoginOnly runtime={runtime} onLoggedIn={goOn} />
      </Words>
    </StrictMode>,
  );
  void loadConsole().catch(() => undefined);
}
