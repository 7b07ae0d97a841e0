import { useCallback, useState } from 'react';

export function useControlledOpen(
  hostsOwn: boolean | undefined,
  onChange: ((isOpen: boolean) => void) | undefined,
  startsOpen = false,
): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [own, setOwn] = useState(startsOpen);
  const setOpen = useCallback(
    (isOpen: boolean) => {
      setOwn(isOpen);
      onChange?.(isOpen);
    },
    [onChange],
  );
  return [hostsOwn ?? own, setOpen];
}
