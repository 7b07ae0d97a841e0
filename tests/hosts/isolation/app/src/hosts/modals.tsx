import '@timemap/admin-kit/styles.css';
import { Dialog } from '@mui/material';
import { createAdminClient } from '@timemap/admin-api';
import { AdminKitProvider } from '@timemap/admin-kit';
import { LicenseCard } from '@timemap/admin-kit/license';
import { ProjectRolesPanel } from '@timemap/admin-kit/project-roles';
import { StatsCards } from '@timemap/admin-kit/stats';
import { createFocusTrap } from 'focus-trap';
import * as OldDialog from 'radix-dialog-1-1-2';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';

interface ModalProps {
  id: string;
  onClose: () => void;
  children: ReactNode;
}

const box = { position: 'fixed', inset: '60px', overflow: 'auto', background: 'white' } as const;

function Native({ id, onClose, children }: ModalProps) {
  const open = (dialog: HTMLDialogElement | null) => {
    if (dialog && !dialog.open) dialog.showModal();
  };
  return (
    <dialog id={id} ref={open} onClose={onClose} style={{ inlineSize: '800px' }}>
      {children}
    </dialog>
  );
}

const OldRadix = ({ id, onClose, children }: ModalProps) => (
  <OldDialog.Root open onOpenChange={onClose}>
    <OldDialog.Portal>
      <OldDialog.Content id={id} aria-describedby={undefined} style={{ ...box, zIndex: 50 }}>
        <OldDialog.Title>A dialog of the host's</OldDialog.Title>
        {children}
      </OldDialog.Content>
    </OldDialog.Portal>
  </OldDialog.Root>
);

const Mui = ({ id, onClose, children }: ModalProps) => (
  <Dialog open maxWidth={false} transitionDuration={0} onClose={onClose}>
    <div id={id} style={{ inlineSize: '800px' }}>
      {children}
    </div>
  </Dialog>
);

/** It hears each key and each focus before the page does, and has the highest z-index. */
function Trap({ id, onClose, children }: ModalProps) {
  const modal = useRef<HTMLDivElement>(null);
  const latest = useRef(onClose);
  useEffect(() => {
    const trap = createFocusTrap(modal.current as HTMLElement, { onDeactivate: () => latest.current() });
    trap.activate();
    return () => void trap.deactivate({ onDeactivate: () => {} });
  }, []);
  return createPortal(
    <div id={id} ref={modal} role="dialog" aria-modal="true" style={{ ...box, zIndex: 2_147_483_647 }}>
      {children}
    </div>,
    document.body,
  );
}

const modals = { native: Native, 'old-radix': OldRadix, mui: Mui, trap: Trap };
const Modal = modals[location.search.slice(1) as keyof typeof modals];

const session = { user: { id: 1, username: 'ada', isAdmin: true, isVerified: true } };
const organization = { id: 1, name: 'Northwind University', parentId: 0, isLocalAdmin: true };
const project = { id: 1, name: 'North Sea Trade 1100–1550' };
const client = createAdminClient({ baseUrl: '/api', getSessionId: () => localStorage.getItem('cv-sid') });

function Page() {
  const [isAround, setIsAround] = useState(true);
  const [isAbove, setIsAbove] = useState(false);
  useEffect(() => {
    const open = () => setIsAbove(true);
    window.addEventListener('session-ended', open);
    return () => window.removeEventListener('session-ended', open);
  }, []);
  return (
    <AdminKitProvider client={client} session={session}>
      {isAround && (
        <Modal id="around" onClose={() => setIsAround(false)}>
          <button type="button">A button of the host's</button>
          <LicenseCard organization={organization} />
          <ProjectRolesPanel project={project} />
          <StatsCards />
        </Modal>
      )}
      {isAbove && (
        <Modal id="above" onClose={() => setIsAbove(false)}>
          <label>
            Password <input type="password" />
          </label>
        </Modal>
      )}
    </AdminKitProvider>
  );
}

createRoot(document.getElementById('host') as HTMLElement).render(<Page />);
