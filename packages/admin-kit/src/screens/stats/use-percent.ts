import { useMemo } from 'react';
import { useAdminKit } from '../../context/admin-kit-context.ts';

/** A share as the locale writes it, in whole percent: 0.25 is '25%'. One below is not 0%: 0.004 is '0.4%'. */
export function usePercent(): (share: number) => string {
  const { locale } = useAdminKit().appearance;
  return useMemo(
    () =>
      new Intl.NumberFormat(locale, {
        style: 'percent',
        maximumFractionDigits: 0,
        maximumSignificantDigits: 1,
        roundingPriority: 'morePrecision',
      }).format,
    [locale],
  );
}
