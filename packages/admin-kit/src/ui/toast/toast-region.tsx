import { use, useEffect, useLayoutEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { deepActiveElement } from '../../accessibility/focus.ts';
import { lastScreen, onScreenLeft } from '../../accessibility/last-screen.ts';
import { useReachKey } from '../../accessibility/reach-key.ts';
import { fadeWhenRemoved } from '../../browser/fade-away.ts';
import { controlMessages } from '../../messages/control-messages.ts';
import { useMessages } from '../../messages/messages.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon/icons.tsx';
import { KitPortal } from '../portal/kit-portal.tsx';
import { PortalContext } from '../portal/portal-settings.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import type { ToastContent } from './toast-provider.tsx';
import './toast.css';

export interface ShownToast extends ToastContent {
  readonly id: string;
}

export interface ToastRegionProps {
  toasts: readonly ShownToast[];
  onDismiss: (id: string) => void;
}

/** A polite live region that exists before its first toast. The newest is first, and alone in sight: more cover the page. */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const words = useMessages(controlMessages);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isPageHidden = useIsPageHidden();
  const portal = use(PortalContext);
  const screen = useLastScreen();
  const list = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  useReachKey(list, toasts.length > 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another toast may be of another height
  useLayoutEffect(() => leaveFocusInSight(list.current), [toasts]);

  // A removed element fires no leave event.
  const [known, setKnown] = useState(toasts);
  if (known !== toasts) {
    setKnown(toasts);
    setIsHovered(false);
  }
  useEffect(() => {
    const page = list.current?.ownerDocument;
    const active = deepActiveElement(page);
    if (!isFocused) return;
    if (active !== null && active !== page?.body) {
      // A removed button fires no blur event, and a modal of the host takes its focus.
      if (!list.current?.contains(active)) setIsFocused(false);
      return;
    }
    const next = list.current?.querySelector('button') ?? cameFrom.current;
    if (toasts.length === 0) setIsFocused(false);
    (next as HTMLElement | null)?.focus({ preventScroll: true });
  }, [toasts, isFocused]);

  return (
    <PortalContext value={screen ? { ...portal, theme: 'system' } : portal}>
      <KitPortal about={screen}>
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
            if (event.target === deepActiveElement(event.currentTarget.ownerDocument)) return;
            if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false);
          }}
        >
          <ol ref={list} className="ak-toast-list" aria-live="polite" aria-relevant="additions text">
            {[...toasts].reverse().map((toast) => (
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

/** A control that was just used may be used again. */
function leaveFocusInSight(list: HTMLElement | null): void {
  const region = list?.parentElement;
  const used = deepActiveElement(list?.ownerDocument);
  if (!region || !used?.matches('button, a[href], input, select, textarea') || region.contains(used)) return;
  region.removeAttribute('data-side');
  const [toast, control] = [region.getBoundingClientRect(), used.getBoundingClientRect()];
  const isCovered =
    control.bottom > toast.top &&
    control.top < toast.bottom &&
    control.right > toast.left &&
    control.left < toast.right;
  if (isCovered) region.setAttribute('data-side', 'end');
}

/** Toasts are in the window and the modal of the screen that was used last. */
function useLastScreen(): Element | null {
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => onScreenLeft(lookAgain), []);
  return lastScreen();
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

  const item = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const shown = item.current;
    const region = shown?.closest<HTMLElement>('.ak-toast-region');
    return () => {
      if (!shown?.offsetHeight || !region) return;
      const bottomPx = region.clientHeight - shown.offsetTop - shown.offsetHeight;
      fadeWhenRemoved(shown, () => {
        shown.style.insetBlockEnd = `${bottomPx}px`;
        region.append(shown);
      });
    };
  }, []);

  return (
    <li ref={item} className="ak-toast" data-tone={tone}>
      <ToneIcon className="ak-toast-icon" />
      <span className="ak-toast-text">
        {text}
        {action && (
          <VisuallyHidden>
            {' '}
            {words.reachKey({ keys: action.keys?.replace('Control', 'Ctrl') })}
          </VisuallyHidden>
        )}
      </span>
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
