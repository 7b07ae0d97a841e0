import { useMessages } from '@timemap/admin-kit';
import { Breadcrumbs } from '@timemap/admin-kit/ui/breadcrumbs';
import { UserText } from '@timemap/admin-kit/ui/text';
import { Outlet } from 'react-router';
import { useConsole, usePreferences, useSessionState } from '../console-context.ts';
import { pageMessages } from '../messages.ts';
import { useCurrentPage } from '../page-handle.ts';
import { useDocumentTitle } from './document-title.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { KitHost } from './kit-host.tsx';
import { Notices } from './notices.tsx';
import { PageHeading } from './page-heading.tsx';
import { PrintedFrom } from './printed-from.tsx';
import { useRecordName } from './record-name.ts';
import { RouterLink } from './router-link.tsx';
import { SectionNav } from './section-nav.tsx';
import { Sidebar } from './sidebar.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import './shell.css';

export function Shell() {
  const { client } = useConsole();
  const state = useSessionState();
  const { isSidebarHidden } = usePreferences();
  const { isWide } = useCurrentPage();

  if (state.status !== 'signedIn' || client === null) return null;
  return (
    <KitHost key={state.user.id} client={client} user={state.user}>
      <SkipLink />
      <div className="console-shell" data-sidebar={isSidebarHidden ? 'hidden' : 'shown'}>
        <Header user={state.user} />
        <Sidebar user={state.user} />
        <main id={MAIN_ID} tabIndex={-1} className="console-main" data-width={isWide ? 'window' : 'reading'}>
          {state.user.isAdmin && <SectionNav />}
          <PageHead />
          <Outlet />
        </main>
        <Footer />
      </div>
      <Notices />
    </KitHost>
  );
}

function PageHead() {
  const { crumbs, heading, documentTitle, hasOwnHeading, record, ofRecord } = useCurrentPage();
  const name = useRecordName(record);
  const words = useMessages(pageMessages);
  const nameOfPage = name && ofRecord ? words[ofRecord]({ record: name }) : name;
  useDocumentTitle(nameOfPage || documentTitle);
  return (
    <div
      className="console-page-head"
      data-heading={hasOwnHeading ? 'below' : 'here'}
      data-record={record?.kind}
    >
      <PrintedFrom />
      <Breadcrumbs
        items={crumbs.map(({ title: step, href, record: ofStep }) => ({
          label: ofStep && name !== '' ? <UserText text={name} /> : step,
          href,
        }))}
        linkComponent={RouterLink}
      />
      {!hasOwnHeading && (
        <PageHeading>{name && ofRecord ? <UserText text={nameOfPage} /> : heading}</PageHeading>
      )}
    </div>
  );
}
