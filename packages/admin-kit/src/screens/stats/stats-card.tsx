import { type ReactNode, useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { useSaidRefresh } from '../../accessibility/use-said-refresh.ts';
import { errorOf, isLoading, type QueryState, reload } from '../../data/use-read.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { DownloadIcon, RefreshIcon } from '../../ui/icon/icons.tsx';
import { CsvSeparatorMenu, useCsvSeparator } from '../../ui/menu/separator-menu.tsx';
import { Spinner } from '../../ui/progress/spinner.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { EmptyValue } from '../../ui/text/empty-value.tsx';
import { statsMessages } from './messages.ts';

interface StatsCardProps<T> {
  title: string;
  placeholder: ReactNode;
  read: QueryState<T>;
  refreshRefusal?: string | undefined;
  actions?: (data: T) => ReactNode;
  children: (data: T) => ReactNode;
}

export function StatsCard<T>(props: StatsCardProps<T>) {
  const { title, placeholder, read, refreshRefusal, actions, children } = props;
  const words = useMessages(statsMessages);
  const isBusy = isLoading(read);
  const said = useSaidRefresh(isBusy, errorOf(read) !== null);
  return (
    <Section
      title={title}
      className="ak-stats-cards-card"
      actions={
        <>
          {isBusy && <Spinner label={words.loading} />}
          {read.status === 'ready' && actions?.(read.data)}
          <Button
            size="small"
            icon={<RefreshIcon />}
            isBusy={isBusy}
            disabledReason={refreshRefusal}
            aria-label={words.refreshCard({ card: title })}
            onClick={said(() => reload(read))}
          >
            {words.refresh}
          </Button>
        </>
      }
    >
      {isBusy && read.status !== 'ready' && <div aria-hidden="true">{placeholder}</div>}
      {!isBusy && errorOf(read) !== null && (
        <Alert tone="danger" isInterrupting>
          {words.failed}
        </Alert>
      )}
      {read.status === 'ready' && children(read.data)}
    </Section>
  );
}

interface FactsCardProps<T> extends Omit<StatsCardProps<T>, 'placeholder' | 'actions' | 'children'> {
  fileName: string;
  /** Without data, the values are undefined. */
  facts: (data: Partial<T>) => readonly Fact[];
  children?: (data: T) => ReactNode;
}

export function FactsCard<T>({ title, fileName, facts, children, ...card }: FactsCardProps<T>) {
  return (
    <StatsCard
      {...card}
      title={title}
      placeholder={<StatsFacts facts={facts({})} />}
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

export interface Fact {
  readonly label: string;
  /** undefined while it is loading. */
  readonly value: number | null | undefined;
}

function StatsFacts({ facts }: { facts: readonly Fact[] }) {
  const format = useNumberFormat();
  return (
    <dl className="ak-stats-cards-facts">
      {facts.map(({ label, value }) => (
        <div key={label} className="ak-stats-cards-fact">
          <dt className="ak-stats-cards-fact-label">{label}</dt>
          <dd className="ak-stats-cards-fact-value">
            {value === undefined ? <Skeleton width="40%" /> : value === null ? <EmptyValue /> : format(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ExportFactsProps {
  card: string;
  name: string;
  facts: readonly Fact[];
}

function ExportFacts({ card, name, facts }: ExportFactsProps) {
  const words = useMessages(statsMessages);
  const [separator] = useCsvSeparator();
  const [hasFailed, setHasFailed] = useState(false);

  const save = async () => {
    const lines = [[words.factHead, words.valueHead], ...facts.map(({ label, value }) => [label, value])];
    const isSaved = await Promise.all([
      import('../../text/csv.ts'),
      import('../../browser/download-file.ts'),
    ]).then(
      ([{ writeCsv }, { downloadFile }]) =>
        downloadFile({ name: `${name}.csv`, text: writeCsv(lines, { separator, hasByteOrderMark: true }) }),
      () => false,
    );
    setHasFailed(!isSaved);
    if (isSaved) announce(words.exported({ card }));
  };

  return (
    <>
      {hasFailed && <span role="alert">{words.notExported}</span>}
      <IconButton label={words.exportCard({ card })} icon={<DownloadIcon />} onClick={() => void save()} />
      <CsvSeparatorMenu />
    </>
  );
}
