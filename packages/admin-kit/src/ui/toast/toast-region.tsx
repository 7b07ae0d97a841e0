import './toast.css';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { deepActiveElement } from '../../accessibility/focus.ts';
import { controlMessages } from '../../messages/control-messages.ts';
import { useMessages } from '../../messages/messages.ts';
import { KitPortal } from '../portal/kit-portal.tsx';
import { Toast } from './toast.tsx';
import type { ToastContent } from './toast-provider.tsx';

/** More would cover the page. The time of the others waits with them. */
const MOST_VISIBLE = 3;

export interface ShownToast extends ToastContent {
  readonly id: string;
}

interface ToastRegionProps {
  toasts: readonly ShownToast[];
  onDismiss: (id: string) => void;
}

/** A polite live region that exists before its first toast. */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const words = useMessages(controlMessages);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isPageHidden = useIsPageHidden();
  const list = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);

  // Removing a hovered or focused element fires no leave event.
  const [known, setKnown] = useState(toasts);
  if (known !== toasts) {
    setKnown(toasts);
    setIsHovered(false);
  }
  useEffect(() => {
    if (!isFocused || list.current?.contains(deepActiveElement())) return;
    const next = list.current?.querySelector('button') ?? cameFrom.current;
    if (toasts.length === 0) setIsFocused(false);
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }, [toasts, isFocused]);

  return (
    <KitPortal outlivesModal>
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
          if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setIsFocused(false);
        }}
      >
        <ol ref={list} className="ak-toast-list" aria-live="polite" aria-relevant="additions text">
          {toasts.slice(0, MOST_VISIBLE).map((toast) => (
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
  );
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
