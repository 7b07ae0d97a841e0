import { useState } from 'react';

/**
 * Whether something is open: as the host says, where it does, in its address for example; otherwise as a person left
 * it. The host hears of every change.
 * @param startsOpen whether it is open at first where the host does not say
 */
export function useControlledOpen(
  hostsOwn: boolean | undefined,
  onChange: ((isOpen: boolean) => void) | undefined,
  startsOpen = false,
): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [own, setOwn] = useState(startsOpen);
  const setOpen = (isOpen: boolean) => {
    setOwn(isOpen);
    onChange?.(isOpen);
  };
  return [hostsOwn ?? own, setOpen];
}
