import './hostile.css';
import './content.css';
import '@timemap/admin-kit/styles.css';
import { createAdminClient } from '@timemap/admin-api';
import { AdminKitProvider, type AdminLinkProps } from '@timemap/admin-kit';
import { GlobalHome } from '@timemap/admin-kit/global-home';
import { Button } from '@timemap/admin-kit/ui/button';
import { WhitelistManager } from '@timemap/admin-kit/whitelist';
import { createRoot } from 'react-dom/client';

const session = { user: { id: 1, username: 'ada', isAdmin: true, isVerified: true } };
const client = createAdminClient({ baseUrl: '/api', getSessionId: () => localStorage.getItem('cv-sid') });

const Notice = ({ id }: { id: string }) => (
  <p className="host-notice" id={id}>
    A notice of the host's <svg width="20" height="20" aria-hidden="true" />
  </p>
);

const HostLink = ({ className, children, ...rest }: AdminLinkProps) => (
  <a {...rest} className={`host-link ${className}`}>
    <b>{children}</b>
  </a>
);

createRoot(document.getElementById('host') as HTMLElement).render(
  <AdminKitProvider client={client} session={session} linkComponent={HostLink}>
    <h1>A host's page</h1>
    <Notice id="outside" />
    <GlobalHome
      id="screen"
      className="host-screen"
      whitelist={
        <>
          <Notice id="inside" />
          <Button>A part of the kit's</Button>
          <WhitelistManager id="screen-inside" />
        </>
      }
    />
    <WhitelistManager id="screen-beside" />
  </AdminKitProvider>,
);
