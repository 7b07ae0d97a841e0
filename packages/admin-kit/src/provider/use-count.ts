import { useMemo } from 'react';
import { useAdminKit } from './admin-kit-context.ts';

/** A number as messages take it: written as the locale writes it, and whether it is one. */
export function useCount(): (value: number) => { count: string; isOne: boolean } {
  const { locale } = useAdminKit().appearance;
  return useMemo(() => {
    const { format } = new Intl.NumberFormat(locale);
    return (value) => ({ count: format(value), isOne: value === 1 });
  }, [locale]);
}
