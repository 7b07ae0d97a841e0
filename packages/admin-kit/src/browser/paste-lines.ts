import type { ClipboardEvent } from 'react';

/** A one-line input joins pasted lines: 12 and 13 would become 1213. null where the browser may paste. */
export function lineWithPasted(event: ClipboardEvent<HTMLInputElement>): string | null {
  const { value, selectionStart, selectionEnd, readOnly } = event.currentTarget;
  const pasted = event.clipboardData.getData('text').trim();
  if (readOnly || !/[\r\n]/.test(pasted)) return null;
  event.preventDefault();
  const line = pasted.split(/\s*[\r\n]\s*/).join('; ');
  return value.slice(0, selectionStart ?? 0) + line + value.slice(selectionEnd ?? value.length);
}
