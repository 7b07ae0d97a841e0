export type { ToastContent, Toasts, ToastTone } from './toast-provider.tsx';
export { ToastProvider, useToasts } from './toast-provider.tsx';
export type { ShownToast, ToastRegionProps } from './toast-region.tsx';
export { ToastRegion } from './toast-region.tsx';
