import { DialogSurface, type DialogSurfaceProps } from './dialog-surface.tsx';

export interface DialogProps extends DialogSurfaceProps {
  /** Whether the dialog is shown. Set it to false in `onClose`. */
  isOpen: boolean;
}

/**
 * A modal dialog (A §4). Focus starts in its first field and returns to the opener. While busy it stays open,
 * and Escape announces why; after a failure it shows the error and stays open. It may also be mounted only
 * while it is open.
 */
export function Dialog({ isOpen, ...rest }: DialogProps) {
  return isOpen ? <DialogSurface {...rest} role="dialog" /> : null;
}
