import '@timemap/admin-kit/styles.layered.css';
import * as Dialog from '@radix-ui/react-dialog';
import { type ReactNode, useState } from 'react';
import { BOX, hostPage } from '../host-page';

function PageWithDialog({ page }: { page: ReactNode }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      {page}
      <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
        <Dialog.Portal>
          <Dialog.Overlay style={{ position: 'fixed', inset: 0, zIndex: 2, overflow: 'auto' }}>
            <Dialog.Content aria-describedby={undefined} style={{ outline: 'none' }}>
              <Dialog.Title>A dialog of the host's</Dialog.Title>
              <div id="in-modal" style={BOX} />
              <div id="modal-portals" />
            </Dialog.Content>
          </Dialog.Overlay>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  );
}

hostPage(
  (page) => <PageWithDialog page={page} />,
  () => ({
    element: document.getElementById('in-modal') as HTMLElement,
    portalContainer: document.getElementById('modal-portals') as HTMLElement,
  }),
);
