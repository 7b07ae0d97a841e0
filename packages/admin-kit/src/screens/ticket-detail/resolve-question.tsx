import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { ticketToolsMessages } from './tools-messages.ts';

interface ResolveQuestionProps {
  ticketId: number;
  isSaving: boolean;
  /** Gets the focus back from the question. */
  opener: RefObject<HTMLElement | null>;
  onResolve: () => void;
  onKeep: () => void;
}

/** Waits until the mail is written, however long that takes. */
export function ResolveQuestion({ ticketId, isSaving, opener, onResolve, onKeep }: ResolveQuestionProps) {
  const words = useMessages(ticketToolsMessages);
  const part = useRef<HTMLDivElement>(null);
  const resolve = useRef<HTMLButtonElement>(null);
  const textId = useId();
  useLayoutEffect(() => {
    const question = part.current;
    resolve.current?.focus();
    return () => {
      // The button comes back in place of the question, once this is over.
      if (question?.contains(document.activeElement)) queueMicrotask(() => opener.current?.focus());
    };
  }, [opener]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no line of its own in a row of controls
    <div ref={part} role="group" aria-labelledby={textId} className="ak-ticket-detail-question">
      <span id={textId} className="ak-ticket-detail-asked">
        {words.mailOpened({ ticket: String(ticketId) })}
      </span>
      <Button
        ref={resolve}
        size="small"
        variant="primary"
        isBusy={isSaving}
        aria-describedby={textId}
        onClick={onResolve}
      >
        {words.resolve}
      </Button>
      <Button size="small" onClick={onKeep}>
        {words.keep}
      </Button>
    </div>
  );
}
