import { type DataTableColumn, minWidthOf, priorityOf } from './data-table-column.ts';

/** Container widths at which column-drop.css leaves columns out; under the first one rows are cards and show all. */
const NARROWEST_PX = 480;
const WIDEST_PX = 1600;
const STEP_PX = 40;

const SELECT_WIDTH_PX = 40;
const ACTIONS_WIDTH_PX = 48;

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

/** The room that the boxes of a selection and the menus of rows take beside the columns. */
export function extraWidthOf(row: { onSelect: unknown; rowActions: unknown }): number {
  return (row.onSelect ? SELECT_WIDTH_PX : 0) + (row.rowActions ? ACTIONS_WIDTH_PX : 0);
}
