import type { ReactNode } from 'react';
import type { ReadState } from '../../data/use-read.ts';
import { ExportFacts } from './export-facts.tsx';
import { StatsCard } from './stats-card.tsx';
import { type Fact, StatsFacts } from './stats-facts.tsx';

interface FactsCardProps<T> {
  title: string;
  /** Of the CSV file, without its ending. */
  fileName: string;
  read: ReadState<T>;
  /** Why it cannot be refreshed now. @default it can */
  refreshRefusal?: string | undefined;
  /** What is told of the data: on the card, and in the file. */
  facts: (data: T) => readonly Fact[];
  /** Below the numbers. @default nothing */
  children?: (data: T) => ReactNode;
}

/** A card of single numbers, which can be saved as a file. */
export function FactsCard<T>({ title, fileName, facts, children, ...card }: FactsCardProps<T>) {
  return (
    <StatsCard
      {...card}
      title={title}
      actions={(data) => <ExportFacts card={title} name={fileName} facts={facts(data)} />}
    >
      {(data) => (
        <>
          <StatsFacts facts={facts(data)} />
          {children?.(data)}
        </>
      )}
    </StatsCard>
  );
}
