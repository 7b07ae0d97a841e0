import type { CSSProperties, ReactNode } from 'react';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { displayMessages } from '../../messages/display-messages.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { Link } from '../../ui/link/link.tsx';
import { Status, type StatusTone } from '../../ui/status/status.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { homeAttentionMessages } from './attention-messages.ts';

interface AttentionLineProps {
  href: string;
  /** The consequence: danger for what is over, warning for what is about to be. */
  tone: StatusTone;
  /** The consequence in words, where the title of the card does not say it. @default none */
  toneText?: string;
  /** A meter or a date. */
  end: ReactNode;
  /** What to do about it. @default opens it, as the whole line does */
  act?: ReactNode;
  children: ReactNode;
}

export function AttentionLine({ href, tone, toneText, end, act, children }: AttentionLineProps) {
  const { linkComponent } = useAdminKit();
  const { open } = useMessages(homeAttentionMessages);
  return (
    <li className="ak-global-home-line" data-tone={tone}>
      <Status tone={tone}>{toneText && <VisuallyHidden>{toneText}</VisuallyHidden>}</Status>
      <Link href={href} component={linkComponent} dir="auto" isQuiet className="ak-global-home-line-name">
        {children}
      </Link>
      <span className="ak-global-home-line-end">{end}</span>
      {act ?? (
        <span aria-hidden="true" className="ak-global-home-line-act">
          {open}
        </span>
      )}
    </li>
  );
}

interface OverLevelProps {
  count: number;
  limit: number;
}

/** The bar is what is used, in the color of the line's consequence, with a mark at the limit. */
export function OverLevel({ count, limit }: OverLevelProps) {
  const { meter } = useMessages(displayMessages);
  const number = useNumberFormat();
  const share = Math.min(limit / Math.max(count, 1), 1);
  return (
    <>
      <span
        aria-hidden="true"
        className="ak-global-home-level"
        style={{ '--ak-global-home-share': `${share * 100}%` } as CSSProperties}
      />
      {meter({ value: number(count), max: number(limit) })}
    </>
  );
}
