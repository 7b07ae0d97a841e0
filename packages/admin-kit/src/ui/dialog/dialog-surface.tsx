import * as RadixDialog from '@radix-ui/react-dialog';
import './dialog.css';
import { cva } from 'class-variance-authority';
import {
  type ComponentProps,
  type FormEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { focusFirst, keepFocus, keepTabInside, rememberFocus } from '../../accessibility/dialog-focus.ts';
import { useEscape } from '../../accessibility/escape.ts';
import { controlMessages } from '../../messages/control-messages.ts';
import { useMessages } from '../../messages/messages.ts';
import { Alert } from '../alert/alert.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon } from '../icon/icons.tsx';
import { KitPortal } from '../portal/kit-portal.tsx';
import { DialogContentSlot } from '../slot/dialog-content-slot.tsx';
import { BusyContext } from './busy-context.ts';
import { RefusalContext } from './refusal-context.ts';

const dialogClass = cva('ak-dialog', {
  variants: {
    size: {
      small: 'ak-dialog--small',
      medium: 'ak-dialog--medium',
      large: 'ak-dialog--large',
      'extra-large': 'ak-dialog--extra-large',
    },
  },
  defaultVariants: { size: 'medium' },
});

export interface DialogSurfaceProps extends Omit<ComponentProps<'div'>, 'title' | 'onSubmit' | 'role'> {
  /** Names the dialog to the host's slot around dialogs: 'revoke-license'. @default no slot */
  name?: string;
  /** Its name, with verb and object: 'Revoke the license of Faculty of Arts'. */
  title: ReactNode;
  /** A sentence under the title, read out when it opens. @default none */
  description?: ReactNode;
  /** @default 'medium'; a small one for questions, an extra-large one for whole screens */
  size?: 'small' | 'medium' | 'large' | 'extra-large';
  /** Fires on Escape, the cross or a press on the backdrop, but never while busy. */
  onClose: () => void;
  /**
   * Makes body and footer a form. A button with `type="submit"`, Enter in a field, or Ctrl+Enter or Cmd+Enter in a text
   * area fires it; never while busy.
   */
  onSubmit?: () => void;
  /** Its request is pending: nothing closes it, and its controls keep their focus and ignore presses. @default false */
  isBusy?: boolean;
  /** The server's refusal. The dialog stays open. @default none */
  error?: ReactNode;
  /** Buttons, the main one last. They stay visible while the body scrolls. @default none */
  footer?: ReactNode;
}

/** The open dialog. Mounting opens it, unmounting closes it and restores focus. */
export function DialogSurface(props: DialogSurfaceProps & { role: 'dialog' | 'alertdialog' }) {
  const { role, title, description, size, onClose, onSubmit, isBusy = false, error, footer, ...more } = props;
  const { name, className, style, children, 'aria-describedby': describedBy, ...rest } = more;
  const words = useMessages(controlMessages);
  const giveFocusBack = useRef<() => void>(undefined);
  const page = useRef<HTMLDivElement>(null);
  const isMounted = useRef(false);
  // The page may be one of another window, which is not known before.
  useLayoutEffect(() => {
    giveFocusBack.current ??= rememberFocus(page.current?.ownerDocument);
  }, []);
  useEffect(() => {
    isMounted.current = true;
    const dialog = page.current?.querySelector<HTMLElement>('.ak-dialog');
    const place = dialog?.closest<HTMLElement>('.ak-portal');
    if (!dialog || !place) return;
    const leaveFocus = keepFocus(dialog, place);
    return () => {
      isMounted.current = false;
      leaveFocus();
    };
  }, []);

  const errorId = useId();
  const [wasRefused, setWasRefused] = useState(false);
  if (wasRefused && !isBusy) setWasRefused(false);
  const leave = () => {
    if (isBusy) setWasRefused(true);
    else onClose();
  };
  const backdrop = useBackdropPress(leave);
  useEscape(page, true, (event) => {
    const isOurs = isForDialog(event, page.current);
    if (isOurs) leave();
    return isOurs;
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit?.();
  };
  const content = (
    <>
      <div className="ak-dialog-body">
        <RefusalContext value={error ? errorId : undefined}>
          <DialogContentSlot name={name}>{children}</DialogContentSlot>
        </RefusalContext>
      </div>
      {error && (
        <div className="ak-dialog-alert">
          <Alert id={errorId} tone="warning" isInterrupting>
            {error}
          </Alert>
        </div>
      )}
      <div className="ak-dialog-footer" hidden={!footer && !wasRefused}>
        <div role="status" className="ak-dialog-notice">
          {wasRefused && words.waitUntilDone}
        </div>
        {footer}
      </div>
    </>
  );

  return (
    // A modal one takes the presses of the host's page, and the focus of the host's modals.
    <RadixDialog.Root open modal={false}>
      <KitPortal>
        <div ref={page} className="ak-dialog-page">
          <div className="ak-dialog-backdrop" style={{ pointerEvents: 'auto' }} {...backdrop}>
            <RadixDialog.Content
              {...rest}
              role={role}
              aria-modal="true"
              aria-busy={isBusy || undefined}
              // A given `undefined` would hide the description in versions before 1.2.
              {...(!description && { 'aria-describedby': describedBy })}
              className={dialogClass({ size, className })}
              style={style}
              onKeyDown={(event) => {
                rest.onKeyDown?.(event);
                keepTabInside(event);
              }}
              onEscapeKeyDown={leaveDefault}
              onInteractOutside={(event) => event.preventDefault()}
              onOpenAutoFocus={(event) => {
                // Radix looks for the focus in the first document only.
                event.preventDefault();
                focusFirst(event.currentTarget as HTMLElement);
              }}
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                if (!isMounted.current) giveFocusBack.current?.();
              }}
            >
              <BusyContext value={isBusy}>
                <div className="ak-dialog-header">
                  <div className="ak-dialog-heading">
                    <RadixDialog.Title className="ak-dialog-title">{title}</RadixDialog.Title>
                    {description && (
                      <RadixDialog.Description className="ak-dialog-description">
                        {description}
                      </RadixDialog.Description>
                    )}
                  </div>
                  <IconButton
                    className="ak-dialog-close"
                    label={words.close}
                    hasTooltip={false}
                    icon={<CloseIcon />}
                    onClick={onClose}
                  />
                </div>
                {onSubmit ? (
                  <form className="ak-dialog-content" noValidate onSubmit={submit}>
                    {content}
                  </form>
                ) : (
                  <div className="ak-dialog-content">{content}</div>
                )}
              </BusyContext>
            </RadixDialog.Content>
          </div>
        </div>
      </KitPortal>
    </RadixDialog.Root>
  );
}

/** The focus is in the dialog, in a message or nowhere, not in a modal of the host above it. */
function isForDialog(event: KeyboardEvent, page: Element | null): boolean {
  const target = event.composedPath()[0] as Element & Partial<HTMLInputElement>;
  if (target.type === 'search' && target.value !== '') {
    // It clears the search, and no other copy of Radix closes.
    event.preventDefault();
    return false;
  }
  const dialog = target.closest('.ak-dialog-page');
  return dialog ? dialog === page : target.matches('html, body, .ak-portal *');
}

/** Radix would keep an Escape that is not for the dialog from a modal of the host above it. */
function leaveDefault(event: KeyboardEvent): void {
  event.preventDefault = () => {};
  queueMicrotask(() => Reflect.deleteProperty(event, 'preventDefault'));
}

/** A released text selection or scrollbar is no press. */
function useBackdropPress(onPress: () => void) {
  const began = useRef(false);
  const ended = useRef(false);
  const isOnItself = (event: MouseEvent | PointerEvent) =>
    event.target === event.currentTarget && event.button === 0;
  return {
    onPointerDown: (event: PointerEvent) => {
      began.current = isOnItself(event);
      ended.current = false;
    },
    onPointerUp: (event: PointerEvent) => {
      ended.current = isOnItself(event);
    },
    onClick: (event: MouseEvent) => {
      if (began.current && ended.current && isOnItself(event)) onPress();
      began.current = false;
    },
  };
}
