import { createContext, type ReactNode, use, useMemo, useRef, useState } from 'react';
import { type ShownToast, ToastRegion } from './toast-region.tsx';

/** Shows the toasts of everything below it in one region. */
export function ToastProvider({ children }: { children?: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const count = useRef(0);

  const api = useMemo<Toasts>(
    () => ({
      show: (content: ToastContent) => {
        count.current += 1;
        const id = `toast-${count.current}`;
        setToasts((shown) => [...shown.filter(({ text }) => text !== content.text), { ...content, id }]);
        return id;
      },
      dismiss: (id) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    }),
    [],
  );

  return (
    <ToastContext value={api}>
      {children}
      <ToastRegion toasts={toasts} onDismiss={api.dismiss} />
    </ToastContext>
  );
}

export type ToastTone = 'info' | 'success' | 'warning' | 'danger';

export interface ToastContent {
  /** One sentence. It disappears, so important information must also be elsewhere. */
  readonly text: string;
  /** @default 'info' */
  readonly tone?: ToastTone;
  /**
   * How long it stays, in ms; Infinity until it is dismissed. Paused while it is hovered, focused or out of
   * sight.
   * @default 10_000
   */
  readonly durationMs?: number;
  /** One action; afterwards the toast disappears. */
  readonly action?: {
    readonly label: string;
    /** Its keyboard shortcut, as in `aria-keyshortcuts`. @default none */
    readonly keys?: string;
    readonly onAction: () => void;
  };
}

export interface Toasts {
  /** Shows a toast and returns its id. The same text renews the existing toast. */
  show(content: ToastContent): string;
  dismiss(id: string): void;
}

const ToastContext = createContext<Toasts | null>(null);

/** Shows and dismisses toasts. @throws Error outside `<ToastProvider>` */
export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (toasts === null) throw new Error('useToasts needs a <ToastProvider> around it.');
  return toasts;
}
