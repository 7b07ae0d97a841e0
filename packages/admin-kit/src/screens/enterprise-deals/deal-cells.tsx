import { type CSSProperties, useCallback } from 'react';
import { whileSeen } from '../../browser/while-seen.ts';
import { type DealWithUse, dealConditions, limitStateOf } from '../../checks/deal-rules.ts';
import { institutionsQuery } from '../../checks/institutions.ts';
import { dataOf, useRead } from '../../data/use-read.ts';
import { displayMessages } from '../../messages/display-messages.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { Status } from '../../ui/status/status.tsx';
import { EmptyValue } from '../../ui/text/empty-value.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { enterpriseDealsMessages } from './messages.ts';

export const limitTones = { aboveSoftLimit: 'warning', aboveHardLimit: 'danger' } as const;

interface DealUseProps {
  deal: DealWithUse;
  /** Tells that a deal without an answer came into view or left it. */
  see: (dealId: number, isSeen: boolean) => void;
}

export function DealUse({ deal, see }: DealUseProps) {
  const words = useMessages(enterpriseDealsMessages);
  const { meter } = useMessages(displayMessages);
  const number = useNumberFormat();
  const { id, activeUserCount: count, softLimit, hardLimit } = deal;
  const limit = softLimit ?? hardLimit;
  const watch = useCallback(
    (cell: HTMLSpanElement) => whileSeen(cell, (isSeen) => see(id, isSeen)),
    [id, see],
  );
  if (count === undefined) return <EmptyValue ref={limit === null ? null : watch} />;
  if (count === null) return words.usersUnknown;
  if (limit === null) return number(count);
  const limitState = dealConditions.ended(deal) ? 'ended' : limitStateOf(count, deal);
  const text = meter({ value: number(count), max: number(limit) });
  const all = Math.max(count, softLimit ?? 0, hardLimit ?? 0, 1);
  return (
    <span className="ak-enterprise-deals-table-use" data-state={limitState}>
      <span className="ak-enterprise-deals-table-meter" style={shares({ '--ak-use': count / all })}>
        {limits.map((name) => {
          const limit = deal[name] ?? -1;
          const style = shares({ '--ak-limit': limit / all });
          return limit >= 0 && <span key={name} className="ak-enterprise-deals-table-limit" style={style} />;
        })}
      </span>
      {limitState === 'withinLimits' || limitState === 'ended' ? (
        text
      ) : (
        <>
          <Status tone={limitTones[limitState]}>{text}</Status>
          <VisuallyHidden>{words[limitState]}</VisuallyHidden>
        </>
      )}
    </span>
  );
}

const limits = ['softLimit', 'hardLimit'] as const;

const shares = (properties: Readonly<Record<`--ak-${string}`, number>>) => properties as CSSProperties;

/** The names load when the first row with an institution is shown. */
export function DealInstitution({ id }: { id: number }) {
  const institution = dataOf(useRead(institutionsQuery))?.find((one) => one.id === id);
  return (
    <>
      {String(id)}
      {institution && (
        <>
          {' '}
          <UserText className="ak-enterprise-deals-table-institution" text={institution.name} />
        </>
      )}
    </>
  );
}
