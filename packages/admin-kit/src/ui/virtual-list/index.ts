export type { AssumedRows, RowWindow } from './use-row-window.ts';
export { useRowWindow } from './use-row-window.ts';
