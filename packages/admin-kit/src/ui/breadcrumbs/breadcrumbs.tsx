import { cx } from 'class-variance-authority';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { useDoctor } from '../../doctor/use-doctor.ts';
import { displayMessages } from '../../messages/display-messages.ts';
import { useMessages } from '../../messages/messages.ts';
import { ChevronEndIcon } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import './breadcrumbs.css';

export interface Breadcrumb {
  readonly label: ReactNode;
  /** Without it the step is text, not a link. */
  readonly href?: string | undefined;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From the root to the current page, which is the last. */
  items: readonly Breadcrumb[];
  /** The host router's link, from `useAdminKit().linkComponent`. @default 'a' */
  linkComponent?: ElementType<ComponentProps<'a'>>;
}

/** The location of this page in the hierarchy. */
export function Breadcrumbs({ items, linkComponent, className, ...rest }: BreadcrumbsProps) {
  useDoctor();
  const words = useMessages(displayMessages);
  return (
    <nav aria-label={words.breadcrumbs} {...rest} className={cx('ak-breadcrumbs', className)}>
      <ol className="ak-breadcrumbs-list">
        {items.map(({ label, href }, index) => {
          const isPage = index === items.length - 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its depth
            <li key={index} className="ak-breadcrumbs-step">
              {index > 0 && <ChevronEndIcon className="ak-breadcrumbs-separator" />}
              {href === undefined || isPage ? (
                <span className="ak-breadcrumbs-here" aria-current={isPage ? 'page' : undefined}>
                  {label}
                </span>
              ) : (
                <Link component={linkComponent} href={href} className="ak-breadcrumbs-link">
                  {label}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
