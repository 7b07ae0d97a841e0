import { type ReactNode, useMemo, useRef, useState } from 'react';
import { type ToastContent, ToastContext, type Toasts } from './toast-context.ts';
import { type ShownToast, ToastRegion } from './toast-region.tsx';

/** Lets everything below it show toasts, and holds their one region. */
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
