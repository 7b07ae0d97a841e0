import { useEffect, useState } from 'react';
import { controlMessages } from '../../messages/control-messages.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import './field.css';

const NEAR_LIMIT = 0.9;
const ANNOUNCE_DELAY_MS = 800;

export interface CharacterCounterProps {
  id?: string;
  length: number;
  limit: number;
  shown?: 'always' | 'near the limit';
}

/** How much of a limit is used. Announced politely near the limit. */
export function CharacterCounter({ id, length, limit, shown = 'always' }: CharacterCounterProps) {
  const words = useMessages(controlMessages);
  const format = useNumberFormat();
  const left = limit - length;
  const isNear = length >= limit * NEAR_LIMIT;
  const spoken = left < 0 ? words.charactersTooMany({ count: -left }) : words.charactersLeft({ count: left });
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(isNear ? spoken : ''), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isNear, spoken]);

  return (
    <div id={id} className="ak-character-counter" data-tone={left < 0 ? 'danger' : undefined}>
      {(isNear || shown === 'always') && (
        <span aria-hidden="true">{left < 0 ? spoken : `${format(length)} / ${format(limit)}`}</span>
      )}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </div>
  );
}
