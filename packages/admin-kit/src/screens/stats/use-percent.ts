import { useMemo } from 'react';
import { useAdminKit } from '../../provider/admin-kit-context.ts';

/** A share as the locale writes it, in whole percent: 0.25 is '25%'. */
export function usePercent(): (share: number) => string {
  const { locale } = useAdminKit().appearance;
  return useMemo(() => new Intl.NumberFormat(locale, { style: 'percent' }).format, [locale]);
}
