// First, and in this order: the first mention of a layer is its rank.
import '@timemap/admin-kit/styles/layers.css';
import '@timemap/admin-kit/styles/tokens.css';
import './console.css';

import { createSessionStore } from '@timemap/admin-api';
import { createRoot } from 'react-dom/client';
import { startConsole } from './console-runtime.ts';
import { showLogin } from './login/show-login.tsx';
import { isAt, paths } from './paths.ts';
import { PageFailed } from './shell/page-failed.tsx';
import { StartingUp } from './shell/starting-up.tsx';

const container = document.getElementById('console');
if (container === null) throw new Error('index.html has no element "console".');
const root = createRoot(container);
const starting = startConsole();
const isHere = (path: Parameters<typeof isAt>[1]) => isAt(window.location.pathname, path);

async function show(): Promise<void> {
  const hasSession = createSessionStore().get() !== null;
  const needsSession = !isHere(paths.notFound) && !isHere(paths.serverError);
  // Whoever has no session needs neither router nor shell to log in: a quarter less to load before the form is there.
  if (needsSession && !hasSession) return showLogin(root, starting);
  if (hasSession) root.render(<StartingUp starting={starting} />);
  // Most visits begin here, and the page's script need not wait for the router to ask for it.
  if (hasSession && (isHere(paths.home) || isHere(paths.organizations))) {
    void import('./pages/organizations/organizations-page.tsx').catch(() => undefined);
  }
  const { showConsole } = await import('./show-console.tsx');
  await showConsole(root, starting);
}

show().catch(() => root.render(<PageFailed />));
