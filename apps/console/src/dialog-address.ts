import { useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';

const OPENED_HERE = 'openedHere';

export function useDialogAddress(
  name: string,
): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const isOpenAt = ({ search }: Location) => new URLSearchParams(search).has(name);
  // The answer to a request may close the dialog after Back has closed it. null: the person has left the page.
  const latest = useRef<Location | null>(location);
  useLayoutEffect(() => {
    latest.current = location;
    return () => {
      latest.current = null;
    };
  });
  const setOpen = (next: boolean) => {
    if (latest.current === null || next === isOpenAt(latest.current)) return;
    const { pathname, search, state } = latest.current;
    if (!next && state === OPENED_HERE) return void navigate(-1);
    const params = new URLSearchParams(search);
    if (next) params.set(name, '');
    else params.delete(name);
    void navigate({ pathname, search: params.toString() }, next ? { state: OPENED_HERE } : { replace: true });
  };
  return [isOpenAt(location), setOpen];
}
