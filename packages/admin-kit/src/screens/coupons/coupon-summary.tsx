import type { Coupon } from '@timemap/admin-api';
import { useMemo } from 'react';
import { useListText } from '../../messages/list-text.ts';
import { useCount, useLocale, useMessages, useNumberFormat } from '../../messages/messages.ts';
import type { TableFacet } from '../../ui/data-table/data-table-state.ts';
import { Status } from '../../ui/status/status.tsx';
import { couponsMessages } from './messages.ts';
import { isWhole, stateOf } from './rules.ts';

interface CouponText {
  /** '30% off for 12 months' */
  readonly offer: string;
  /** '38 of 100 used' */
  readonly use: string;
}

/** null where a number could not be read. */
export function useCouponText(): (coupon: Coupon) => CouponText | null {
  const words = useMessages(couponsMessages);
  const locale = useLocale();
  const number = useNumberFormat();
  const count = useCount();
  return useMemo(() => {
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
    return (coupon) => {
      if (!isWhole(coupon)) return null;
      const { months, maxUses } = coupon;
      const value = coupon.isPercentage ? percent.format(coupon.value / 100) : number(coupon.value);
      const uses = number(coupon.uses);
      return {
        offer: months === 0 ? words.offerForever({ value }) : words.offerFor({ value, count: count(months) }),
        use: maxUses === 0 ? words.usedUnlimited({ uses }) : words.usedOf({ uses, max: number(maxUses) }),
      };
    };
  }, [words, locale, number, count]);
}

export function useSummaryText(): (coupon: Coupon) => string | null {
  const textOf = useCouponText();
  const inList = useListText();
  return useMemo(
    () => (coupon) => {
      const text = textOf(coupon);
      return text && inList([text.offer, text.use]);
    },
    [textOf, inList],
  );
}

const tones = { active: 'success', usedUp: 'neutral', forNobody: 'warning' } as const;

export function CouponSummary({ coupon }: { coupon: Coupon }) {
  const words = useMessages(couponsMessages);
  const text = useCouponText()(coupon);
  const state = stateOf(coupon);
  return (
    <span className="ak-coupons-table-summary">
      {text && <span>{text.offer}</span>}
      <span className="ak-coupons-table-use">
        {state && <Status tone={tones[state]}>{words[state]}</Status>} {text?.use}
      </span>
    </span>
  );
}

export function useCouponFacets(): readonly TableFacet<Coupon>[] {
  const words = useMessages(couponsMessages);
  return useMemo(
    () =>
      (['active', 'usedUp', 'forNobody'] as const).map((state) => ({
        value: state,
        label: words[state],
        tone: tones[state],
        where: (coupon) => stateOf(coupon) === state,
        // Offered with none too, so that the first stopped coupon moves no row.
        isWhole: true,
        group: 'state',
      })),
    [words],
  );
}
