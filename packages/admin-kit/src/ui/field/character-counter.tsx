import { use, useEffect, useState } from 'react';
import { controlMessages } from '../../messages/control-messages.ts';
import { MessageContext, useMessages } from '../../messages/messages.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import './field.css';

/** From this share of the limit on, what is left is also announced. */
const NEAR_LIMIT = 0.9;
/** A pause in typing: nobody wants to hear every key. */
const ANNOUNCE_DELAY_MS = 800;

interface CharacterCounterProps {
  /** In UTF-16 units, as servers and `String.length` count. */
  length: number;
  limit: number;
}

/** How much of a limit is used: shown at all times, announced politely near the limit. */
export function CharacterCounter({ length, limit }: CharacterCounterProps) {
  const words = useMessages(controlMessages);
  const { locale } = use(MessageContext);
  const left = limit - length;
  const isNear = length >= limit * NEAR_LIMIT;
  const spoken = left < 0 ? words.charactersTooMany({ count: -left }) : words.charactersLeft({ count: left });
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(isNear ? spoken : ''), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isNear, spoken]);

  const format = (count: number) => count.toLocaleString(locale);
  return (
    <div className="ak-character-counter" data-tone={left < 0 ? 'danger' : undefined}>
      <span aria-hidden="true">{left < 0 ? spoken : `${format(length)} / ${format(limit)}`}</span>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </div>
  );
}
