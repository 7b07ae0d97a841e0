import { useEffect, useRef } from 'react';
import { announce } from '../accessibility/announcer.ts';
import { isOfInputMethod } from '../accessibility/input-method.ts';
import { Button } from '../ui/button/button.tsx';
import { MailIcon } from '../ui/icon/icons.tsx';

interface EmailModeButtonProps {
  isEmailing: boolean;
  onChange: (isEmailing: boolean) => void;
  words: { readonly emailMultiple: string; readonly doneEmailing: string };
}

/** Begins and ends the choice of rows for an email. Escape in the screen ends it too. */
export function EmailModeButton({ isEmailing, onChange, words }: EmailModeButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const end = useRef(() => {});
  useEffect(() => {
    end.current = () => onChange(false);
  });
  useEffect(() => {
    const screen = button.current?.closest<HTMLElement>('.ak-root');
    if (!isEmailing || !screen) return;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isOfInputMethod(event)) end.current();
    };
    screen.addEventListener('keydown', press);
    return () => screen.removeEventListener('keydown', press);
  }, [isEmailing]);
  return (
    <Button ref={button} icon={<MailIcon />} onClick={() => onChange(!isEmailing)}>
      {isEmailing ? words.doneEmailing : words.emailMultiple}
    </Button>
  );
}

/** What to do now. It stands before the button, so it is spoken too. */
export function EmailHint({ text, className }: { text: string; className: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => announce(text, { within: line.current }), [text]);
  return (
    <p ref={line} className={className}>
      {text}
    </p>
  );
}
