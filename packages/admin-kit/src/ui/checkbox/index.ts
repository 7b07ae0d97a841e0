export type { CheckboxProps } from './checkbox.tsx';
export { Checkbox } from './checkbox.tsx';
export type { CheckboxListItem, CheckboxListProps } from './checkbox-list.tsx';
export { CheckboxList } from './checkbox-list.tsx';
