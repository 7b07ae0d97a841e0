import type { ReactNode } from 'react';
import { errorOf, isLoading, type ReadState, reload } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Spinner } from '../../ui/progress/spinner.tsx';
import { Section } from '../../ui/section/section.tsx';
import { statsMessages } from './messages.ts';

interface StatsCardProps<T> {
  title: string;
  read: ReadState<T>;
  /** Why it cannot be refreshed now. @default it can */
  refreshRefusal?: string | undefined;
  /** More that can be done with what is loaded. @default none */
  actions?: (data: T) => ReactNode;
  children: (data: T) => ReactNode;
}

/** One card: its numbers, its Refresh, and 'Failed to load stats' in its place or above what was there. */
export function StatsCard<T>({ title, read, refreshRefusal, actions, children }: StatsCardProps<T>) {
  const words = useMessages(statsMessages);
  const isBusy = isLoading(read);
  return (
    <Section
      title={title}
      className="ak-stats-cards-card"
      actions={
        <>
          {read.status === 'ready' && actions?.(read.data)}
          <Button
            size="small"
            icon={<Icon name="refresh" />}
            isBusy={isBusy}
            disabledReason={refreshRefusal}
            aria-label={words.refreshCard({ card: title })}
            onClick={() => reload(read)}
          >
            {words.refresh}
          </Button>
        </>
      }
    >
      {isBusy && (
        <div className="ak-stats-cards-loading">
          <Spinner label={words.loading} />
          <span aria-hidden="true">{words.loading}</span>
        </div>
      )}
      {!isBusy && errorOf(read) !== null && (
        <Alert tone="warning" isInterrupting>
          {words.failed}
        </Alert>
      )}
      {read.status === 'ready' && children(read.data)}
    </Section>
  );
}
