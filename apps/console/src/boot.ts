// First, and in this order: the first mention of a layer sets its rank.
import '@timemap/admin-kit/styles/layers.css';
import '@timemap/admin-kit/styles/tokens.css';
import '@timemap/admin-kit/styles/scroll-fade.css';
import './console.css';
import './shell/shell.css';
import './shell/header.css';
import './shell/brand.css';
import './shell/sidebar.css';
import './shell/section-nav.css';
import './shell/page-heading.css';
import './shell/starting-up.css';
import './shell/first-view.css';

import { createSessionStore } from '@timemap/admin-api';
import { type ConsoleRuntime, startConsole } from './console-runtime.ts';
import { createLanguageChoice } from './language.ts';
import { beginFirstReads, fetchPageScript } from './pages.ts';
import { isAt, paths } from './paths.ts';
import { loadFetchedTypeface, loadTypeface } from './typeface.ts';

const { pathname, search } = window.location;
const isPublic = isAt(pathname, paths.notFound) || isAt(pathname, paths.serverError);
const hasSession = createSessionStore().get() !== null;
const language = createLanguageChoice();
const starting = startConsole({ language });

// The calls leave before React runs: the session, and then the page's reads.
if (hasSession && !isPublic) void starting.then(startPage);
// Visitors without a session need neither router nor shell to log in: a quarter less to load.
const needsConsole = hasSession || isPublic;
// The first view preloads the console's scripts. Running them earlier would hold up its frame.
const drawn = hasSession ? firstFrame() : Promise.resolve();
void drawn.then(() => {
  loadFetchedTypeface();
  if (hasSession && !isPublic) fetchPageScript(pathname);
  if (needsConsole) void import('./show-console.tsx').catch(() => undefined);
});

// In the console it waits for the first data. Safari has no idle callbacks.
if (!needsConsole || typeof requestIdleCallback !== 'function') {
  window.addEventListener('load', loadTypeface, { once: true });
}

void Promise.all([drawn.then(() => import('./main.tsx')), parsed()]).then(
  ([{ show }]) => show(starting, language, needsConsole),
  sayThatNothingLoads,
);

function parsed(): Promise<void> | undefined {
  if (document.readyState !== 'loading') return;
  return new Promise((resolve) =>
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }),
  );
}

async function firstFrame(): Promise<void> {
  await parsed();
  // A hidden tab draws no frame.
  if (document.hidden) return;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

async function startPage(runtime: ConsoleRuntime): Promise<void> {
  const state = await runtime.session.settled();
  if (state.status !== 'signedIn') return;
  const start = state.user.isAdmin ? paths.global : paths.organizations;
  const first = isAt(pathname, paths.home) ? start : pathname;
  if (first !== pathname) fetchPageScript(first);
  beginFirstReads(runtime, state.user, { pathname: first, search });
}

async function sayThatNothingLoads(): Promise<void> {
  await parsed();
  const note = document.createElement('p');
  note.role = 'alert';
  note.textContent = 'The console could not be loaded. Check the connection, then load the page again.';
  document.getElementById('console')?.replaceChildren(note);
}
