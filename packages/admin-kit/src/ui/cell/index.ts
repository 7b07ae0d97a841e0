export type { CellCheckboxProps } from './cell-checkbox.tsx';
export { CellCheckbox } from './cell-checkbox.tsx';
export type { CellNumberProps } from './cell-number.tsx';
export { CellNumber } from './cell-number.tsx';
export type { CellSelectProps } from './cell-select.tsx';
export { CellSelect } from './cell-select.tsx';
