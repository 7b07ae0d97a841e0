import '@timemap/admin-kit/styles.css';
import { BOX, hostPage } from '../host-page';

function open(dialog: HTMLDialogElement | null) {
  if (dialog && !dialog.open) dialog.showModal();
}

const isPlaceNamed = !location.search.includes('own');

hostPage(
  (page) => (
    <>
      {page}
      <dialog id="modal" ref={open} style={{ inlineSize: '900px', padding: 0, border: 0, outline: 'none' }}>
        <div id="in-modal" style={BOX} />
        <div id="modal-portals" />
      </dialog>
    </>
  ),
  () => ({
    element: document.getElementById('in-modal') as HTMLElement,
    ...(isPlaceNamed && { portalContainer: document.getElementById('modal-portals') as HTMLElement }),
  }),
);
