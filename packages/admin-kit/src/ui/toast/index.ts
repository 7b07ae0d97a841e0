export { ToastProvider } from './toast-provider.tsx';
export { ToastRegion } from './toast-region.tsx';
