import { createAdminClient } from '@timemap/admin-api';
import { AdminKitProvider } from '@timemap/admin-kit';
import { LicenseCard, type LicenseCardProps, useLicense } from '@timemap/admin-kit/license';
import { messages } from '@timemap/admin-kit/locales/de';
import { DataTable, type DataTableColumn } from '@timemap/admin-kit/ui/data-table';
import { AdminKitRoot } from '@timemap/admin-kit/ui/kit-root';
import { type ReactNode, StrictMode } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '@timemap/admin-kit/styles.css';

const client = createAdminClient({
  baseUrl: '/cookie-api',
  getSessionId: () => null,
  credentials: 'same-origin',
  headers: () => ({ 'X-CSRF-Token': 'of this page' }),
});
const session = { user: { id: 1, username: 'ada', isAdmin: true, isVerified: true } };
const organization = { id: 1, name: 'Northwind University', parentId: 0, isLocalAdmin: true };

interface HostProps {
  portalContainer?: HTMLElement | null;
  children: ReactNode;
}

const Host = ({ portalContainer = null, children }: HostProps) => (
  <AdminKitProvider
    client={client}
    session={session}
    locale="de"
    dir="rtl"
    messages={messages}
    portalContainer={portalContainer}
  >
    {children}
  </AdminKitProvider>
);

const slots: LicenseCardProps['slots'] = {
  headerActions: <button type="button">Our contract</button>,
  replace: { revokeLicense: null },
};

function OwnMarkup() {
  const state = useLicense(organization);
  if (state.status !== 'ready' || state.license === null) return <p>Own markup: {state.status}</p>;
  const { license, actions } = state;
  return (
    <p>
      Own markup: {license.isEnabled ? 'on' : 'off'}{' '}
      <button type="button" disabled={actions.toggle.isBusy} onClick={() => actions.toggle.run(license)}>
        Switch
      </button>
    </p>
  );
}

const harbours = ['Bremen', 'Riga', 'Visby'].map((name, index) => ({ id: index, name }));
const columns: readonly DataTableColumn<(typeof harbours)[number]>[] = [
  { id: 'name', header: 'Harbour', value: ({ name }) => name, isRowHeader: true },
];

createRoot(document.getElementById('one') as HTMLElement).render(
  <StrictMode>
    <Host>
      <LicenseCard organization={organization} slots={slots} style={{ '--ak-brand': '#0f766e' } as object} />
    </Host>
  </StrictMode>,
);

createRoot(document.getElementById('two') as HTMLElement).render(
  <StrictMode>
    <Host>
      <OwnMarkup />
    </Host>
    <AdminKitRoot>
      <DataTable
        label="Harbours"
        rows={harbours}
        columns={columns}
        getRowId={({ id }) => String(id)}
        emptyText="No harbours"
      />
    </AdminKitRoot>
  </StrictMode>,
);

const frame = (document.getElementById('three') as HTMLIFrameElement).contentDocument as Document;
for (const sheet of document.querySelectorAll('style, link[rel="stylesheet"]'))
  frame.head.append(sheet.cloneNode(true));
const place = document.body.appendChild(document.createElement('div'));
createRoot(place).render(
  createPortal(
    <Host portalContainer={frame.body}>
      <LicenseCard organization={organization} />
    </Host>,
    frame.body,
  ),
);
