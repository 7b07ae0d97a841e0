import { type ClipboardEvent, useEffect } from 'react';
import type { CopiedWords } from './copy-rows.ts';

let copyRows: typeof import('./copy-rows.ts')['copyRows'] | undefined;

function load(): void {
  if (copyRows) return;
  import('./copy-rows.ts').then(
    (module) => {
      copyRows = module.copyRows;
    },
    () => undefined,
  );
}

/** Its script loads with the first selection, because a copy cannot wait. Without it the browser copies. */
export function useCopyRows(words: CopiedWords): (event: ClipboardEvent<HTMLElement>) => void {
  useEffect(() => {
    document.addEventListener('selectionchange', load);
    return () => document.removeEventListener('selectionchange', load);
  }, []);
  return (event) => copyRows?.(event, words);
}
