import { columnVisibilityFeature, createTableHook, tableFeatures } from '@tanstack/react-table';

/**
 * The one table hook of the kit. It is given the page, never all rows: filter, sort and paging are RowIndex's, which does
 * them without a row model over everything.
 */
export const { useAppTable, createAppColumnHelper } = createTableHook({
  features: tableFeatures({ columnVisibilityFeature }),
});
