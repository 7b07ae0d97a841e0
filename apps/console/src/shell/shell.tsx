import { Breadcrumbs } from '@timemap/admin-kit/ui/breadcrumbs';
import { UserText } from '@timemap/admin-kit/ui/text';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { useConsole, usePreferences, useSessionState } from '../console-context.ts';
import { lazyPart } from '../lazily.ts';
import { useCurrentPage } from '../page-handle.ts';
import { sidebarOf } from '../preferences.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { KitHost } from './kit-host.tsx';
import { Notices } from './notices.tsx';
import { PageHead, useHeadPlace } from './page-head.tsx';
import { PrintedFrom } from './printed-from.tsx';
import { useRecordName } from './record-name.ts';
import { RouterLink } from './router-link.tsx';
import { SectionNav } from './section-nav.tsx';
import { Sidebar } from './sidebar.tsx';
import { MAIN_ID, SkipLinks } from './skip-link.tsx';
import './shell.css';

const Unverified = lazyPart(() => import('./unverified.tsx'));

export function Shell() {
  const { client } = useConsole();
  const state = useSessionState();
  const preferences = usePreferences();
  const { isWide, record } = useCurrentPage();
  const place = useHeadPlace();

  if (state.status !== 'signedIn' || client === null) return null;
  return (
    <KitHost key={state.user.id} client={client} user={state.user} headingRef={place.besideFilter}>
      <SkipLinks />
      <div
        className="console-shell"
        data-sidebar={sidebarOf(preferences, state.user)}
        data-staff={state.user.isAdmin ? 'yes' : 'no'}
      >
        <Header user={state.user} />
        <Sidebar user={state.user} />
        <main id={MAIN_ID} tabIndex={-1} className="console-main" data-width={isWide ? 'window' : 'reading'}>
          <div className="console-page-bar" data-record={record?.kind}>
            {state.user.isAdmin && <SectionNav />}
            <Crumbs />
          </div>
          <PrintedFrom />
          <PageHead {...place} />
          <Suspense fallback={null}>{!state.user.isVerified && <Unverified />}</Suspense>
          <Outlet />
        </main>
        <Footer />
      </div>
      <Notices />
    </KitHost>
  );
}

function Crumbs() {
  const { crumbs, record } = useCurrentPage();
  const name = useRecordName(record);
  return (
    <Breadcrumbs
      items={crumbs.map(({ title: step, href, record: ofStep }) => ({
        label: ofStep && name !== '' ? <UserText text={name} /> : step,
        href,
      }))}
      linkComponent={RouterLink}
    />
  );
}
