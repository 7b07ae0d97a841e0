/** Test pages often have no `matchMedia`, or one that answers nothing. */
export const isMatched = (query: string): boolean =>
  (globalThis.matchMedia as Partial<Window>['matchMedia'])?.(query)?.matches ?? false;
