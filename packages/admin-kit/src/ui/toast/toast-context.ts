import { createContext } from 'react';

export type ToastTone = 'info' | 'success' | 'warning' | 'danger';

export interface ToastContent {
  /** One sentence. Nothing that matters may be said only here: it goes away. */
  readonly text: string;
  /** @default 'info' */
  readonly tone?: ToastTone;
  /** How long it stays, in ms; Infinity until it is dismissed. Stands still while pointed at, focused or out of sight. @default 10_000 */
  readonly durationMs?: number;
  /** One thing to do about it; done, the toast goes. */
  readonly action?: { readonly label: string; readonly onAction: () => void };
}

export interface Toasts {
  /** Shows a toast and returns its id. The same text again renews the one that is there. */
  show(content: ToastContent): string;
  dismiss(id: string): void;
}

export const ToastContext = createContext<Toasts | null>(null);
