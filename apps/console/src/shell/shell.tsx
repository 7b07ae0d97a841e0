import { Breadcrumbs } from '@timemap/admin-kit/ui/breadcrumbs';
import { Outlet } from 'react-router';
import { useConsole, usePreferences, useSessionState } from '../console-context.ts';
import { useCurrentPage } from '../page-handle.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { KitHost } from './kit-host.tsx';
import { Notices } from './notices.tsx';
import { PageHeading } from './page-heading.tsx';
import { RouterLink } from './router-link.tsx';
import { Sidebar } from './sidebar.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import './shell.css';

/** Header, sidebar and footer around every page of a signed-in user. The moment nobody is, nothing of it is left. */
export function Shell() {
  const { client } = useConsole();
  const state = useSessionState();
  const { isSidebarHidden } = usePreferences();
  const { crumbs, heading, isWide } = useCurrentPage();

  if (state.status !== 'signedIn' || client === null) return null;
  return (
    <KitHost key={state.user.id} client={client} user={state.user}>
      <SkipLink />
      <div className="console-shell" data-sidebar={isSidebarHidden ? 'hidden' : 'shown'}>
        <Header user={state.user} />
        <Sidebar user={state.user} />
        <main id={MAIN_ID} tabIndex={-1} className="console-main" data-width={isWide ? 'window' : 'reading'}>
          <div className="console-page-head">
            <Breadcrumbs
              items={crumbs.map(({ title, href }) => ({ label: title, href }))}
              linkComponent={RouterLink}
            />
            <PageHeading>{heading}</PageHeading>
          </div>
          <Outlet />
        </main>
        <Footer />
      </div>
      <Notices />
    </KitHost>
  );
}
