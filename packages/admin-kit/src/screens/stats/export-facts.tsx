import { useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { useMessages } from '../../messages/messages.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { statsMessages } from './messages.ts';
import type { Fact } from './stats-facts.tsx';

interface ExportFactsProps {
  /** The card's title. */
  card: string;
  /** The file's name, without its ending. */
  name: string;
  facts: readonly Fact[];
}

/** Saves the numbers of a card as CSV. Its code loads when it is used. */
export function ExportFacts({ card, name, facts }: ExportFactsProps) {
  const words = useMessages(statsMessages);
  const [hasFailed, setHasFailed] = useState(false);

  const save = async () => {
    const heads = [words.factHead, words.valueHead] as const;
    const isSaved = await import('./save-facts.ts').then(
      ({ saveFacts }) => saveFacts(name, heads, facts),
      () => false,
    );
    setHasFailed(!isSaved);
    if (isSaved) announce(words.exported({ card }));
  };

  return (
    <>
      {hasFailed && <span role="alert">{words.notExported}</span>}
      <IconButton
        label={words.exportCard({ card })}
        icon={<Icon name="download" />}
        onClick={() => void save()}
      />
    </>
  );
}
