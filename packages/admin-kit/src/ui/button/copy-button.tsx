import { cx } from 'class-variance-authority';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { displayMessages } from '../../messages/display-messages.ts';
import { useMessages } from '../../messages/messages.ts';
import { CheckIcon, CopyIcon } from '../icon/icons.tsx';
import { IconButton } from './icon-button.tsx';
import './copy-button.css';

export interface CopyButtonProps extends Omit<ComponentProps<'span'>, 'children' | 'onCopy'> {
  /** The text to copy; a function if it is expensive to make. */
  text: string | (() => string | Promise<string>);
  /** Names the text: 'Copy license id'. @default 'Copy' */
  label?: string;
  /** The text must not be shown, even if the browser refuses to copy. @default false */
  isSecret?: boolean;
}

const SHOWN_FOR_MS = 2000;

/** Copies a text. If the browser refuses, it shows the text selected, ready for the keyboard. */
export function CopyButton({ text, label, isSecret = false, className, ...rest }: CopyButtonProps) {
  const words = useMessages(displayMessages);
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const [wanted, setWanted] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const failureOf = (shown: string) => (shown === '' ? words.copySecretFailed : words.copyFailed);

  useEffect(() => {
    if (state === 'failed') field.current?.select();
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    let known = '';
    try {
      const copied = typeof text === 'string' ? text : text();
      // Some browsers copy only during the press.
      known = typeof copied === 'string' ? copied : await copied;
      await navigator.clipboard.writeText(known);
      setState('copied');
      announce(words.copied);
    } catch {
      const shown = isSecret ? '' : known;
      setWanted(shown);
      setState('failed');
      announce(failureOf(shown), { politeness: 'assertive' });
    }
  };

  return (
    <span {...rest} className={cx('ak-copy-button', className)} data-state={state}>
      <IconButton
        label={state === 'copied' ? words.copied : (label ?? words.copy)}
        icon={state === 'copied' ? <CheckIcon /> : <CopyIcon />}
        size="small"
        onClick={() => void copy()}
      />
      {state === 'failed' && wanted !== '' && (
        <input
          ref={field}
          readOnly
          value={wanted}
          aria-label={label ?? words.copy}
          className="ak-copy-button-text"
        />
      )}
      {state === 'failed' && <span className="ak-copy-button-failure">{failureOf(wanted)}</span>}
    </span>
  );
}
