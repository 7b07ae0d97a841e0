import { type TableOptions, tableFeatures, useTable } from '@tanstack/react-table';

/**
 * The one table of the kit. It is given the page, never all rows: filter, sort and paging are RowIndex's, which does
 * them without a row model over everything. Which columns are shown is known before: no feature is registered.
 */
const features = tableFeatures({});

export function useKitTable<Row extends object>(
  options: Omit<TableOptions<typeof features, Row>, 'features'>,
) {
  return useTable<typeof features, Row>({ ...options, features });
}
