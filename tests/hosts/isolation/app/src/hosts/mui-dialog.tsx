import '@timemap/admin-kit/styles.css';
import { CssBaseline, Dialog, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { BOX, hostPage } from '../host-page';

function PageWithDialog({ page }: { page: ReactNode }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <CssBaseline />
      {page}
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} maxWidth={false} transitionDuration={0}>
        <DialogTitle>A dialog of the host's</DialogTitle>
        <DialogContent>
          <div id="in-modal" style={BOX} />
          <div id="modal-portals" />
        </DialogContent>
      </Dialog>
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
