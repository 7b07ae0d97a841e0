import { cx } from 'class-variance-authority';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { joinIds } from '../../accessibility/aria.ts';
import { useRowHeader } from '../../accessibility/row-header.ts';
import { useDoctor } from '../../doctor/use-doctor.ts';
import { hostLinkClass } from '../link/link.tsx';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button.tsx';
import './button.css';

export interface ButtonLinkProps extends ComponentProps<'a'> {
  /** The address it leads to. */
  href: string;
  /** The host router's link, from `useAdminKit().linkComponent`. @default 'a' */
  component?: ElementType<ComponentProps<'a'>>;
  /** @default 'secondary' */
  variant?: ButtonVariant;
  /** @default 'medium' */
  size?: ButtonSize;
  /** Before the label. @default none */
  icon?: ReactNode;
  /** After the label. @default none */
  endIcon?: ReactNode;
}

/** A link that looks like a button. It opens in a new tab like any link. */
export function ButtonLink(props: ButtonLinkProps) {
  useDoctor();
  const { component: Link = 'a', variant, size, icon, endIcon, className, children, ...rest } = props;
  const rowHeader = useRowHeader(rest['aria-label']);
  return (
    <Link
      {...rest}
      aria-describedby={joinIds(rowHeader, rest['aria-describedby'])}
      className={cx(buttonClass({ variant, size }), hostLinkClass(Link), className)}
    >
      {icon}
      <span className="ak-button-label">{children}</span>
      {endIcon}
    </Link>
  );
}
