import { use, useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { deepActiveElement } from '../../accessibility/focus.ts';
import { openTopLayer } from '../../accessibility/open-modal.ts';
import { controlMessages } from '../../messages/control-messages.ts';
import { useMessages } from '../../messages/messages.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon/icons.tsx';
import { KitPortal, PortalContext } from '../portal/kit-portal.tsx';
import type { ToastContent } from './toast-provider.tsx';
import './toast.css';

/** More would cover the page. The time of the others waits. */
const MAX_VISIBLE = 3;

export interface ShownToast extends ToastContent {
  readonly id: string;
}

export interface ToastRegionProps {
  toasts: readonly ShownToast[];
  onDismiss: (id: string) => void;
}

/** A polite live region that exists before its first toast. */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const words = useMessages(controlMessages);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isPageHidden = useIsPageHidden();
  const portal = use(PortalContext);
  const modal = useOpenModal();
  const list = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);

  // A removed element fires no leave event.
  const [known, setKnown] = useState(toasts);
  if (known !== toasts) {
    setKnown(toasts);
    setIsHovered(false);
  }
  useEffect(() => {
    const active = deepActiveElement();
    if (!isFocused || (active !== null && active !== document.body)) return;
    const next = list.current?.querySelector('button') ?? cameFrom.current;
    if (toasts.length === 0) setIsFocused(false);
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }, [toasts, isFocused]);

  return (
    <PortalContext value={{ ...portal, container: portal.container ?? modal }}>
      <KitPortal>
        <section
          className="ak-toast-region"
          aria-label={words.notifications}
          onPointerOver={() => setIsHovered(true)}
          onPointerLeave={() => setIsHovered(false)}
          onFocus={(event) => {
            if (!isFocused) cameFrom.current = event.relatedTarget;
            setIsFocused(true);
          }}
          onBlur={(event) => {
            // The window may have lost the focus.
            if (event.target === deepActiveElement()) return;
            if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false);
          }}
        >
          <ol ref={list} className="ak-toast-list" aria-live="polite" aria-relevant="additions text">
            {toasts.slice(0, MAX_VISIBLE).map((toast) => (
              <Toast
                key={toast.id}
                toast={toast}
                isPaused={isHovered || isFocused || isPageHidden}
                onDismiss={() => onDismiss(toast.id)}
              />
            ))}
          </ol>
        </section>
      </KitPortal>
    </PortalContext>
  );
}

/** Nobody can reach a toast behind a modal `<dialog>`, which may open and close after the first one. */
function useOpenModal(): HTMLDialogElement | null {
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const modal = typeof document === 'undefined' ? null : openTopLayer(document);
  useEffect(() => {
    modal?.addEventListener('close', lookAgain);
    return () => modal?.removeEventListener('close', lookAgain);
  }, [modal]);
  return modal;
}

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function useIsPageHidden(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'hidden',
    () => false,
  );
}

const DEFAULT_DURATION_MS = 10_000;

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: ErrorIcon };

interface ToastProps {
  toast: ToastContent;
  isPaused: boolean;
  onDismiss: () => void;
}

function Toast({ toast, isPaused, onDismiss }: ToastProps) {
  const words = useMessages(controlMessages);
  const { text, tone = 'info', durationMs = DEFAULT_DURATION_MS, action } = toast;
  const ToneIcon = icons[tone];
  const leftMs = useRef(durationMs);
  const latestOnDismiss = useRef(onDismiss);
  useEffect(() => {
    latestOnDismiss.current = onDismiss;
  });

  useEffect(() => {
    if (isPaused || leftMs.current === Number.POSITIVE_INFINITY) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => latestOnDismiss.current(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= Date.now() - startedAt;
    };
  }, [isPaused]);

  return (
    <li className="ak-toast" data-tone={tone}>
      <ToneIcon className="ak-toast-icon" />
      <span className="ak-toast-text">{text}</span>
      {action && (
        <Button
          size="small"
          aria-keyshortcuts={action.keys}
          onClick={() => {
            onDismiss();
            action.onAction();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        size="small"
        label={words.dismiss}
        hasTooltip={false}
        icon={<CloseIcon />}
        onClick={onDismiss}
      />
    </li>
  );
}
