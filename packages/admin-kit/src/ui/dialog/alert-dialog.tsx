import type { ReactNode } from 'react';
import { controlMessages } from '../../messages/control-messages.ts';
import { useMessages } from '../../messages/messages.ts';
import { Button } from '../button/button.tsx';
import { DialogSurface, type DialogSurfaceProps } from './dialog-surface.tsx';

export interface AlertDialogProps extends Omit<DialogSurfaceProps, 'footer' | 'description'> {
  /** Whether the dialog is shown. Set it to false in `onClose`. */
  isOpen: boolean;
  /** The question or the consequence. Read out when the dialog opens. */
  description: ReactNode;
  /** Buttons, the main one last. Cancel is included. */
  actions: ReactNode;
}

/** A question that must be answered first. Focus starts on Cancel, the harmless answer. */
export function AlertDialog({ isOpen, actions, size = 'small', ...rest }: AlertDialogProps) {
  const words = useMessages(controlMessages);
  if (!isOpen) return null;
  return (
    <DialogSurface
      {...rest}
      size={size}
      role="alertdialog"
      footer={
        <>
          <Button data-first-focus onClick={rest.onClose}>
            {words.cancel}
          </Button>
          {actions}
        </>
      }
    />
  );
}
