import { type Ref, type RefCallback, useCallback } from 'react';

export function useComposedRef<T>(own: { current: T | null }, outer: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (node: T | null) => {
      own.current = node;
      if (typeof outer === 'function') return outer(node);
      if (outer) outer.current = node;
    },
    [own, outer],
  );
}
