import '@timemap/admin-kit/styles.css';
import { AppBar, CssBaseline, Toolbar } from '@mui/material';
import { createAdminClient } from '@timemap/admin-api';
import { AdminKitProvider } from '@timemap/admin-kit';
import { LicenseCard } from '@timemap/admin-kit/license';
import { CreateRootOrganizationDialog } from '@timemap/admin-kit/org-create';
import { ProjectRolesPanel } from '@timemap/admin-kit/project-roles';
import { StatsCards } from '@timemap/admin-kit/stats';
import * as OldMenu from 'radix-dropdown-menu-2-1-6';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** What reached the host of the events of a screen's overlay. */
    heard: string[];
  }
}

window.heard = [];

const EVENTS =
  'Click PointerDown PointerUp MouseDown KeyDown KeyUp Focus Blur Change Input Paste DragOver Drop Submit Wheel ContextMenu';

const session = { user: { id: 1, username: 'ada', isAdmin: true, isVerified: true } };
const organization = { id: 1, name: 'Northwind University', parentId: 0, isLocalAdmin: true };
const project = { id: 1, name: 'North Sea Trade 1100–1550' };
const client = createAdminClient({ baseUrl: '/api', getSessionId: () => localStorage.getItem('cv-sid') });

/** Events of the screen itself are the host's to hear. */
function note(name: string, target: EventTarget) {
  if ((target as Element).closest?.('.ak-portal')) window.heard.push(name);
}

function Card({ children }: { children: ReactNode }) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const name of ['click', 'keydown', 'keypress', 'input', 'submit', 'drop', 'wheel']) {
      card.current?.addEventListener(name, (event) => note(`native ${name}`, event.target as Element));
    }
  }, []);
  const handlers = Object.fromEntries(
    EVENTS.split(' ').map((name) => [`on${name}`, (event: React.SyntheticEvent) => note(name, event.target)]),
  );
  return (
    <div
      ref={card}
      {...handlers}
      id="card"
      style={
        {
          colorScheme: 'dark',
          background: '#111113',
          padding: '16px',
          // Clips what is not in the top layer, and places what is fixed.
          overflow: 'hidden',
          transform: 'translate(0)',
          '--ak-brand': 'orange',
        } as React.CSSProperties
      }
    >
      {children}
    </div>
  );
}

/** Like a modal of React Aria: it has no role that says so, and all around it is inert, what comes later too. */
function Modal({ children }: { children: ReactNode }) {
  const modal = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const hide = () => {
      for (const other of document.body.children) {
        if (other instanceof HTMLElement) other.inert = !other.contains(modal.current);
      }
    };
    hide();
    const watch = new MutationObserver(hide);
    watch.observe(document.body, { childList: true });
    return () => {
      watch.disconnect();
      for (const other of document.body.children) if (other instanceof HTMLElement) other.inert = false;
    };
  }, []);
  return createPortal(
    <div
      ref={modal}
      id="modal"
      style={{ position: 'fixed', inset: '80px', zIndex: 1300, background: 'white' }}
    >
      {children}
    </div>,
    document.body,
  );
}

function OtherWindow({ children }: { children: ReactNode }) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const open = () => {
    const page = window.open('', '', 'width=700,height=500')?.document;
    if (!page) return;
    for (const sheet of document.querySelectorAll('style, link[rel="stylesheet"]')) {
      page.head.append(page.importNode(sheet, true));
    }
    setBody(page.body);
  };
  return (
    <>
      <button type="button" onClick={open}>
        Open in a window
      </button>
      {body && createPortal(children, body)}
    </>
  );
}

function OldRadix() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <OldMenu.Root>
        <OldMenu.Trigger>Host actions</OldMenu.Trigger>
        <OldMenu.Portal>
          <OldMenu.Content>
            <OldMenu.Item onSelect={() => setIsOpen(true)}>New organization</OldMenu.Item>
          </OldMenu.Content>
        </OldMenu.Portal>
      </OldMenu.Root>
      {isOpen && <CreateRootOrganizationDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function Page() {
  const [isModalOpen, setIsModalOpen] = useState(false);
  const [presses, setPresses] = useState(0);
  return (
    <AdminKitProvider client={client} session={session}>
      <AppBar>
        <Toolbar>The host</Toolbar>
      </AppBar>
      <form
        style={{ paddingBlock: '80px 1600px' }}
        onSubmit={(event) => {
          event.preventDefault();
          window.heard.push('the form of the host is sent');
        }}
      >
        <button type="button" onClick={() => setPresses(presses + 1)}>
          Presses: {presses}
        </button>
        <button type="button" onClick={() => setIsModalOpen(true)}>
          Open in a modal
        </button>
        <OldRadix />
        <OtherWindow>
          <ProjectRolesPanel project={project} />
        </OtherWindow>
        <Card>
          <LicenseCard organization={organization} />
          <ProjectRolesPanel project={project} />
          <StatsCards />
        </Card>
        <button type="submit">Send</button>
      </form>
      {isModalOpen && (
        <Modal>
          <button type="button" onClick={() => setIsModalOpen(false)}>
            Close the modal
          </button>
          <ProjectRolesPanel project={project} />
        </Modal>
      )}
    </AdminKitProvider>
  );
}

createRoot(document.getElementById('host') as HTMLElement).render(
  <>
    <CssBaseline />
    <Page />
  </>,
);
