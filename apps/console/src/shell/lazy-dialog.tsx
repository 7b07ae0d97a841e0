import { useMessages } from '@timemap/admin-kit';
import { Button } from '@timemap/admin-kit/ui/button';
import { FailedState } from '@timemap/admin-kit/ui/screen-state';
import type { ComponentType } from 'react';
import { lazyPart } from '../lazily.ts';
import { useModal } from '../palette/palette.tsx';
import { shellMessages } from './messages.ts';

interface DialogProps {
  onClose: () => void;
}

export function lazyDialog<P extends DialogProps>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazyPart<P>(load, DialogUnavailable);
}

/** A native dialog, because the script of the others may be missing too. */
function DialogUnavailable({ onClose }: DialogProps) {
  const words = useMessages(shellMessages);
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      aria-label={words.dialogNotLoaded}
      className="console-palette"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="console-palette-body">
        <FailedState
          title={words.dialogNotLoaded}
          onRetry={() => window.location.reload()}
          action={<Button onClick={onClose}>{words.close}</Button>}
        >
          {words.notLoadedText}
        </FailedState>
      </div>
    </dialog>
  );
}
