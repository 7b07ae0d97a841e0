export type { AssumedRows, RowWindow, VirtualRowsProps } from './virtual-list.tsx';
export { useRowWindow, VirtualRows } from './virtual-list.tsx';
