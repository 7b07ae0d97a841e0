import { useEffect, useRef } from 'react';
import { controlMessages } from '../../messages/control-messages.ts';
import { useMessages } from '../../messages/messages.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon/icons.tsx';
import type { ToastContent } from './toast-provider.tsx';

const DEFAULT_DURATION_MS = 10_000;

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: ErrorIcon };

interface ToastProps {
  toast: ToastContent;
  isPaused: boolean;
  onDismiss: () => void;
}

export function Toast({ toast, isPaused, onDismiss }: ToastProps) {
  const words = useMessages(controlMessages);
  const { text, tone = 'info', durationMs = DEFAULT_DURATION_MS, action } = toast;
  const ToneIcon = icons[tone];
  const leftMs = useRef(durationMs);
  const latestOnDismiss = useRef(onDismiss);
  useEffect(() => {
    latestOnDismiss.current = onDismiss;
  });

  useEffect(() => {
    if (isPaused || leftMs.current === Number.POSITIVE_INFINITY) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => latestOnDismiss.current(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= Date.now() - startedAt;
    };
  }, [isPaused]);

  return (
    <li className="ak-toast" data-tone={tone}>
      <ToneIcon className="ak-toast-icon" />
      <span className="ak-toast-text">{text}</span>
      {action && (
        <Button
          size="small"
          aria-keyshortcuts={action.keys}
          onClick={() => {
            onDismiss();
            action.onAction();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        size="small"
        label={words.dismiss}
        hasTooltip={false}
        icon={<CloseIcon />}
        onClick={onDismiss}
      />
    </li>
  );
}
