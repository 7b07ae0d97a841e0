import type { ClipboardEvent } from 'react';

export interface CopiedWords {
  readonly yes: string;
  readonly no: string;
}

const NO_VALUES =
  '.ak-data-table-cell--select, .ak-data-table-cell--actions, .ak-data-table-cell--more, .ak-data-table-controls-column';

const NO_TEXT =
  '[aria-hidden="true"], button:not(.ak-data-table-row-link), .ak-empty-value, .ak-visually-hidden:not(.ak-shortened-text-whole, .ak-data-table-flag-word)';

/**
 * Copies the selected cells as a table, each value once and whole. By itself a browser copies a shortened name twice, every
 * cell on its own line, and leaves controls out.
 */
export function copyRows(event: ClipboardEvent<HTMLElement>, words: CopiedWords): void {
  const selection = document.getSelection();
  if (selection === null || selection.isCollapsed || event.target instanceof HTMLInputElement) return;
  const range = selection.getRangeAt(0);
  const rows = [...event.currentTarget.querySelectorAll('tr')]
    .filter((row) => holds(range, row))
    .map((row) => [...row.cells].filter((cell) => !cell.matches(NO_VALUES) && holds(range, cell)))
    .filter((cells) => cells.length > 0)
    .map((cells) => cells.map((cell) => valueOfCell(cell, words)));
  if (rows.flat().length < 2) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', rows.map((cells) => cells.join('\t')).join('\n'));
  event.clipboardData.setData('text/html', tableOf(rows));
}

function holds(range: Range, node: Node): boolean {
  if (!range.intersectsNode(node)) return false;
  const part = document.createRange();
  part.selectNodeContents(node);
  const isCutAtStart = range.compareBoundaryPoints(Range.START_TO_START, part) > 0;
  const isCutAtEnd = range.compareBoundaryPoints(Range.END_TO_END, part) < 0;
  if (isCutAtStart) part.setStart(range.startContainer, range.startOffset);
  if (isCutAtEnd) part.setEnd(range.endContainer, range.endOffset);
  return !(isCutAtStart || isCutAtEnd) || part.toString().trim() !== '';
}

function valueOfCell(cell: HTMLElement, words: CopiedWords): string {
  const control = cell.querySelector<HTMLInputElement | HTMLSelectElement>('input, select');
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text ?? '';
  if (control?.type === 'checkbox') return (control as HTMLInputElement).checked ? words.yes : words.no;
  if (control) return control.value;
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  let value = '';
  let name: Element | null = null;
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (parent === null || parent.closest(NO_TEXT)) continue;
    // The parts of one name belong together; other texts stand beside each other.
    const around = parent.closest('bdi') ?? parent;
    value += name === null || around === name ? text.nodeValue : ` ${text.nodeValue}`;
    name = around;
  }
  return value.replace(/\s+/g, ' ').trim();
}

function tableOf(rows: readonly (readonly string[])[]): string {
  const table = document.createElement('table');
  for (const cells of rows) {
    const row = table.insertRow();
    for (const value of cells) row.insertCell().textContent = value;
  }
  return table.outerHTML;
}
