import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useRestoreFocusOnUnmount } from '../../accessibility/focus.ts';
import { useReachKey } from '../../accessibility/reach-key.ts';
import { useComposedRef } from '../../browser/use-composed-ref.ts';
import { useDoctor } from '../../doctor/use-doctor.ts';
import { displayMessages } from '../../messages/display-messages.ts';
import { useMessages } from '../../messages/messages.ts';
import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon/icons.tsx';
import './alert.css';

export type AlertTone = 'info' | 'warning' | 'danger' | 'success';

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** @default 'info' */
  tone?: AlertTone;
  /** A short sentence above the text. @default none */
  title?: ReactNode;
  /** A button or a link. @default none */
  action?: ReactNode;
  /** Fires when the person dismisses the alert. Without it the alert stays. */
  onDismiss?: () => void;
  /**
   * Interrupts a screen reader when the alert is inserted. Only for the failure of the person's own action,
   * never for an alert that appears with its screen.
   * @default false
   */
  isInterrupting?: boolean;
  /**
   * Stays in sight: at the foot of the window while what it is about goes on below. Put it after that. Only with
   * `onDismiss`.
   * @default false
   */
  isFloating?: boolean;
}

const icons = { info: InfoIcon, warning: WarningIcon, danger: ErrorIcon, success: SuccessIcon };

/** A message with its reason and a next step. */
export function Alert(props: AlertProps) {
  useDoctor();
  const {
    tone = 'info',
    title,
    action,
    onDismiss,
    isInterrupting = false,
    isFloating = false,
    className,
    children,
    ref,
    ...rest
  } = props;
  const words = useMessages(displayMessages);
  const root = useRef<HTMLDivElement>(null);
  const composedRef = useComposedRef(root, ref);
  useRestoreFocusOnUnmount(root);
  useReachKey(root, isInterrupting);
  const ToneIcon = icons[tone];
  const toneWord = tone === 'info' ? words.information : words[tone];
  const alert = (
    <div
      {...rest}
      ref={composedRef}
      role={isInterrupting ? 'alert' : rest.role}
      className={cx('ak-alert', className)}
      data-tone={tone}
    >
      <ToneIcon role="img" aria-label={toneWord} aria-hidden={undefined} className="ak-alert-icon" />
      <div className="ak-alert-body">
        {title !== undefined && <div className="ak-alert-title">{title}</div>}
        {children !== undefined && <div className="ak-alert-text">{children}</div>}
      </div>
      {action !== undefined && <div className="ak-alert-action">{action}</div>}
      {onDismiss && (
        <IconButton
          label={words.dismiss}
          icon={<CloseIcon />}
          size="small"
          hasTooltip={false}
          className="ak-alert-dismiss"
          onClick={onDismiss}
        />
      )}
    </div>
  );
  return isFloating ? <div className="ak-alert-place">{alert}</div> : alert;
}
