import { useState } from 'react';

/** null from the host is a choice too, that of the first tab: its address may name none. */
export function useControlledTab<Tab extends string>(
  hostsOwn: string | null | undefined,
  onSelected: ((event: { tab: Tab }) => void) | undefined,
): readonly [tab: string | null, select: (tab: Tab) => void] {
  const [own, setOwn] = useState<Tab | null>(null);
  const select = (tab: Tab) => {
    setOwn(tab);
    onSelected?.({ tab });
  };
  return [hostsOwn === undefined ? own : hostsOwn, select];
}
