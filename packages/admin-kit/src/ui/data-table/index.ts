export type {
  DataTableColumn,
  DataTableFailure,
  DataTableProps,
  DataTableSelection,
  TableChoice,
  TableChoiceOption,
} from './data-table.tsx';
export { DataTable } from './data-table.tsx';
export type { DataTableState, TableFacet } from './data-table-state.ts';
export { chosenFacets, facetCondition } from './data-table-state.ts';
export { FilterField } from './filter-field.tsx';
export { RowIndex } from './row-index.ts';
export type { SelectionBarProps } from './selection-bar.tsx';
export { SelectionBar } from './selection-bar.tsx';
export type { SortValue } from './sort-value.ts';
export { TableFacets } from './table-facets.tsx';
export type { TableHost, TableViewsProps } from './table-host.ts';
export { TableHostContext } from './table-host.ts';
