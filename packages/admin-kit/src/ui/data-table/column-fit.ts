import { type DataTableColumn, minWidthOf, priorityOf } from './data-table-column.ts';

/** Container widths at which data-table.css leaves columns out; under the first one rows are cards and show all. */
const NARROWEST_PX = 480;
const WIDEST_PX = 1600;
const STEP_PX = 40;

/**
 * Under which container width each column is left out, by its id: where the columns that matter as much or more need all
 * the room. Known while rendering, so that a container query does the rest and nothing is measured.
 */
export function dropWidths<Row>(
  columns: readonly DataTableColumn<Row>[],
  extraPx: number,
): ReadonlyMap<string, number> {
  const drops = new Map<string, number>();
  let neededPx = extraPx;
  for (const column of columns.toSorted((a, b) => priorityOf(a) - priorityOf(b))) {
    neededPx += minWidthOf(column);
    if (priorityOf(column) <= 1 || neededPx <= NARROWEST_PX) continue;
    drops.set(column.id, Math.min(Math.ceil(neededPx / STEP_PX) * STEP_PX, WIDEST_PX));
  }
  return drops;
}
