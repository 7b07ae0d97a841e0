import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useDoctor } from '../../doctor/use-doctor.ts';
import { useNumberFormat } from '../../messages/messages.ts';
import { useHeaderActions } from '../slot/slot.tsx';
import './page-header.css';

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** The heading. */
  title: ReactNode;
  /** The number of listed items. @default not shown */
  count?: number | undefined;
  /** The heading's level in its page. @default 1 */
  level?: 1 | 2 | 3 | 4;
  /** The main action, and others before it. @default none */
  actions?: ReactNode;
  /** Heads the whole screen. The host's header actions follow `actions`. @default false */
  isScreenHeading?: boolean;
  /** Above the title, such as breadcrumbs. @default none */
  above?: ReactNode;
  /** Below the title, such as a sentence about the page. @default none */
  below?: ReactNode;
}

/** Title, count and main action on one line. */
export function PageHeader(props: PageHeaderProps) {
  useDoctor();
  const { title, count, level = 1, isScreenHeading = false, above, below, className, ...others } = props;
  const { actions: ownActions, ...rest } = others;
  const actions = useHeaderActions(ownActions, isScreenHeading);
  const format = useNumberFormat();
  const Heading = `h${level}` as const;
  return (
    <header {...rest} className={cx('ak-page-header', className)}>
      {above}
      <div className="ak-page-header-line">
        <Heading className="ak-page-header-title" data-level={level}>
          {title}
        </Heading>
        {count !== undefined && <span className="ak-page-header-count">{format(count)}</span>}
        {actions && <div className="ak-page-header-actions">{actions}</div>}
      </div>
      {below && <div className="ak-page-header-below">{below}</div>}
    </header>
  );
}
