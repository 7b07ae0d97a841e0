import type { KeyboardEvent } from 'react';
import { isOfInputMethod } from './input-method.ts';

export function moveBetweenCells(event: KeyboardEvent): void {
  const { target, key } = event;
  if (event.defaultPrevented || isOfInputMethod(event.nativeEvent)) return;
  if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
  if (!key.startsWith('Arrow') || !(target instanceof HTMLInputElement)) return;
  const cell = target.closest<HTMLTableCellElement>('td, th');
  const row = cell?.parentElement;
  if (!cell || !(row instanceof HTMLTableRowElement)) return;

  const next =
    key === 'ArrowUp' || key === 'ArrowDown'
      ? controlInColumn(row, cell.cellIndex, key === 'ArrowDown')
      : controlInRow(row, cell, isForward(cell, key));
  if (next === undefined || (isSideways(key) && hasTextLeft(target, isForward(target, key)))) return;
  event.preventDefault();
  next.focus();
}

const isSideways = (key: string) => key === 'ArrowLeft' || key === 'ArrowRight';

/** A number runs from left to right even in a right-to-left row. */
function isForward(element: Element, key: string): boolean {
  return (key === 'ArrowRight') === (getComputedStyle(element).direction !== 'rtl');
}

function hasTextLeft(input: HTMLInputElement, isForwards: boolean): boolean {
  if (input.type !== 'text') return false;
  const { selectionStart, selectionEnd, value } = input;
  if (selectionStart === 0 && selectionEnd === value.length) return false;
  return isForwards ? selectionStart !== value.length : selectionEnd !== 0;
}

const controlOf = (cell: Element | undefined) => cell?.querySelector<HTMLInputElement>('input') ?? undefined;

function controlInColumn(row: HTMLTableRowElement, cellIndex: number, isDown: boolean) {
  const next = isDown ? row.nextElementSibling : row.previousElementSibling;
  return next instanceof HTMLTableRowElement ? controlOf(next.cells[cellIndex]) : undefined;
}

function controlInRow(row: HTMLTableRowElement, cell: HTMLTableCellElement, isForwards: boolean) {
  const cells = [...row.cells];
  const ahead = isForwards ? cells.slice(cell.cellIndex + 1) : cells.slice(0, cell.cellIndex).reverse();
  return ahead.map(controlOf).find((control) => control !== undefined);
}
