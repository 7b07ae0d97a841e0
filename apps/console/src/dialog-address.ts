import { useLocation, useNavigate } from 'react-router';

const OPENED_HERE = 'openedHere';

/** A link such as `?create` opens the dialog, and Back closes it. */
export function useDialogAddress(
  name: string,
): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isOpen = new URLSearchParams(search).has(name);
  const setOpen = (next: boolean) => {
    if (next === isOpen) return;
    if (!next && state === OPENED_HERE) return void navigate(-1);
    const params = new URLSearchParams(search);
    if (next) params.set(name, '');
    else params.delete(name);
    void navigate(
      { pathname, search: params.toString() },
      next ? { state: OPENED_HERE, preventScrollReset: true } : { replace: true, preventScrollReset: true },
    );
  };
  return [isOpen, setOpen];
}
