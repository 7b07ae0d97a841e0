import { useEffect, useMemo, useRef, useState } from 'react';

/** The lists of a window that came back have loaded again by then. */
const SETTLING_MS = 10_000;

/** After the window comes back, rows under the pointer stay in place until it leaves: a press must reach its row. */
export function useSteadyRows<PageRow extends { readonly id: string }>(
  pageRows: readonly PageRow[],
  query: string,
) {
  const [isSettling, setIsSettling] = useState(false);
  const [isPointed, setIsPointed] = useState(false);
  const [kept, setKept] = useState({ pageRows, query });
  const settledAt = useRef(0);
  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState === 'hidden') return;
      settledAt.current = Date.now() + SETTLING_MS;
      setIsSettling(true);
    };
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, []);
  const isSteady = isSettling && isPointed && kept.query === query;
  if (!isSteady && (kept.pageRows !== pageRows || kept.query !== query)) setKept({ pageRows, query });
  const steadyRows = useMemo(() => {
    if (!isSteady) return pageRows;
    const current = new Map(pageRows.map((row) => [row.id, row]));
    return kept.pageRows.map((row) => current.get(row.id) ?? row);
  }, [isSteady, pageRows, kept]);
  const point = () => {
    setIsPointed(true);
    if (Date.now() > settledAt.current) setIsSettling(false);
  };
  return { steadyRows, pointing: { onPointerEnter: point, onPointerLeave: () => setIsPointed(false) } };
}
