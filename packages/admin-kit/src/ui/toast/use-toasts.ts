import { use } from 'react';
import { ToastContext, type Toasts } from './toast-context.ts';

/** Shows and dismisses toasts. @throws outside `<ToastProvider>`, in a sentence that says so. */
export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (toasts === null) throw new Error('useToasts needs a <ToastProvider> around it.');
  return toasts;
}
