// First, and in this order: the first mention of a layer is its rank.
import '@timemap/admin-kit/styles/layers.css';
import '@timemap/admin-kit/styles/tokens.css';
import './console.css';

import { createSessionStore } from '@timemap/admin-api';
import { startConsole } from './console-runtime.ts';
import { createLanguageChoice } from './language.ts';
import { fetchPageScript } from './page-scripts.ts';
import { isAt, paths } from './paths.ts';
import type { SessionState } from './session/console-session.ts';

const { pathname } = window.location;
const isPublic = isAt(pathname, paths.notFound) || isAt(pathname, paths.serverError);
const hasSession = createSessionStore().get() !== null;
const language = createLanguageChoice();
const starting = startConsole({ language });

// All at the same time and before React runs: whose session it is, the scripts of the console and of the page.
if (hasSession && !isPublic) {
  void starting.then(({ session }) => session.settled()).then(fetchStartPage);
  fetchPageScript(pathname);
}
// Visitors without a session need neither router nor shell to log in: a quarter less to load before the form is there.
const needsConsole = hasSession || isPublic;
if (needsConsole) void import('./show-console.tsx').catch(() => undefined);

void import('./main.tsx').then(({ show }) => show(starting, language, needsConsole), sayThatNothingLoads);

/** The base route leads on by role. */
function fetchStartPage(state: SessionState): void {
  if (!isAt(pathname, paths.home) || state.status !== 'signedIn') return;
  fetchPageScript(state.user.isAdmin ? paths.global : paths.organizations);
}

function sayThatNothingLoads(): void {
  const note = document.createElement('p');
  note.role = 'alert';
  note.textContent = 'The console could not be loaded. Check the connection, then load the page again.';
  document.getElementById('console')?.replaceChildren(note);
}
