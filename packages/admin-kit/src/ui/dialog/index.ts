export type { AlertDialogProps } from './alert-dialog.tsx';
export { AlertDialog } from './alert-dialog.tsx';
export { BusyContext } from './busy-context.ts';
export type { DialogProps } from './dialog.tsx';
export { Dialog } from './dialog.tsx';
export type { DialogSurfaceProps } from './dialog-surface.tsx';
export { DialogSurface } from './dialog-surface.tsx';
export { RefusalContext } from './refusal-context.ts';
