import { createSessionStore } from '@timemap/admin-api';
import { createRoot } from 'react-dom/client';
import { startConsole } from './console-runtime.ts';
import { isAt, paths } from './paths.ts';
import { PageFailed } from './shell/page-failed.tsx';
import '@timemap/admin-kit/styles/layers.css';
import '@timemap/admin-kit/styles/tokens.css';
import './console.css';

const container = document.getElementById('console');
if (container === null) throw new Error('index.html has no element "console".');
const root = createRoot(container);
const starting = startConsole();

const { pathname } = window.location;
const needsSession = !isAt(pathname, paths.notFound) && !isAt(pathname, paths.serverError);
const isLogin = needsSession && createSessionStore().get() === null;
// Whoever has no session needs neither router nor shell to log in: a third less to load before the form is there.
const shown = isLogin
  ? import('./login/show-login.tsx').then(({ showLogin }) => showLogin(root, starting))
  : import('./show-console.tsx').then(({ showConsole }) => showConsole(root, starting));
shown.catch(() => root.render(<PageFailed />));
