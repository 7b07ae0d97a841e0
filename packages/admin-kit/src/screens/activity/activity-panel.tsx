import { type ReactNode, use, useEffect, useId, useMemo, useState } from 'react';
import { dayOfFile, downloadFile } from '../../browser/download-file.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { ScreenRoot, type ScreenRootProps } from '../../parts/screen-root.tsx';
import { type CsvCell, writeCsv } from '../../text/csv.ts';
import type { CsvSeparator } from '../../text/csv-separator.ts';
import { foldForSearch, isFound, spellingsOf } from '../../text/fold.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { Select } from '../../ui/field/select.tsx';
import { DownloadIcon } from '../../ui/icon/icons.tsx';
import { CsvSeparatorMenu, useCsvSeparator } from '../../ui/menu/separator-menu.tsx';
import { EmptyState } from '../../ui/screen-state/empty-state.tsx';
import { Slot } from '../../ui/slot/slot.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { TimeZoneContext } from '../../ui/time/format-time.ts';
import { useDays } from './activity-days.ts';
import { type ActivityEntry, hasFailed } from './activity-entry.ts';
import { ActivityItem } from './activity-item.tsx';
import { ActivityJob } from './activity-job.tsx';
import { type ActivityLog, useActivity } from './activity-log.ts';
import { type EntryTexts, useEntryTexts } from './entry-texts.ts';
import { activityMessages } from './messages.ts';
import './activity-panel.css';

export interface ActivityPanelProps extends ScreenRootProps {
  /** From `createActivityLog`, also passed to the provider's `onEvent`. The panel marks shown entries as seen. */
  log: ActivityLog;
  /** Describes the entries, for a host that stores them. @default those since the log was created */
  description?: string;
  /**
   * Shows only these entries, for a panel about one thing. Such a panel marks no entry as seen. Keep it stable.
   * @default all
   */
  only?: ((entry: ActivityEntry) => boolean) | undefined;
  /** Shown if there are none. @default a sentence about what will be listed */
  emptyText?: string;
  /** The level of the panel's heading in its page. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** At the end of the heading's line, for example a button that closes the panel. @default none */
  actions?: ReactNode;
}

/**
 * The history of the log: actions with target, outcome, time and duration, and every failed load, including
 * those without a specified message. It calls nothing until a person presses Check Now. It announces the answer and the
 * number of matches; each screen announces its own failures.
 */
export function ActivityPanel(props: ActivityPanelProps) {
  const { log, description, only, emptyText, headingLevel = 2, actions, ...rest } = props;
  const headingId = useId();
  return (
    <ScreenRoot {...rest} screen="activity-panel" aria-labelledby={headingId}>
      <ActivityContent {...{ log, description, only, emptyText, headingLevel, headingId, actions }} />
    </ScreenRoot>
  );
}

interface ContentProps extends Required<Pick<ActivityPanelProps, 'log' | 'headingLevel'>> {
  description: string | undefined;
  only: ActivityPanelProps['only'];
  emptyText: string | undefined;
  headingId: string;
  actions: ReactNode;
}

function ActivityContent(props: ContentProps) {
  const { log, description, only, emptyText, headingLevel, headingId, actions } = props;
  const words = useMessages(activityMessages);
  const { entries: all } = useActivity(log);
  const entries = useMemo(() => (only === undefined ? all : all.filter(only)), [all, only]);
  const [shown, setShown] = useState('all');
  const [hasExportFailed, setHasExportFailed] = useState(false);
  const [query, search] = useState('');
  const wanted = useMemo(() => spellingsOf(query), [query]);
  const textsOf = useEntryTexts();
  const format = useNumberFormat();
  const timeZone = use(TimeZoneContext);
  const [separator] = useCsvSeparator();
  const listed = useMemo(
    () =>
      entries.filter(
        (entry) =>
          (shown === 'all' || hasFailed(entry.outcome)) &&
          (wanted.length === 0 || isFound(wanted, foldForSearch(searched(textsOf(entry))))),
      ),
    [entries, shown, wanted, textsOf],
  );
  const days = useDays(listed);
  const sizes = useMemo(() => sizesOfJobs(all), [all]);
  const isEmpty = entries.length === 0;
  const none = shown === 'failed' && !(isEmpty && emptyText) ? words.noneFailed : (emptyText ?? words.none);
  const Heading = `h${headingLevel}` as const;
  const DayHeading = `h${(headingLevel + 1) as 3 | 4 | 5}` as const;

  useEffect(() => {
    if (only === undefined && entries.length > 0) log.markSeen();
  }, [log, entries, only]);

  const save = () => {
    setHasExportFailed(
      !downloadFile({ name: `activity-${dayOfFile(timeZone)}.csv`, text: activityCsv(listed, separator) }),
    );
  };

  return (
    <>
      <div className="ak-activity-panel-head">
        <Heading id={headingId} className="ak-activity-panel-title">
          {words.title}
        </Heading>
        <Slot>{actions}</Slot>
      </div>
      <p className="ak-activity-panel-text">{description ?? words.text}</p>
      {!(isEmpty && emptyText) && (
        <div className="ak-activity-panel-tools">
          {(!isEmpty || query !== '') && (
            <SearchField
              className="ak-activity-panel-search"
              label={words.filter}
              placeholder={words.filter}
              value={query}
              onValueChange={search}
            />
          )}
          <Select
            aria-label={words.show}
            className="ak-activity-panel-filter"
            options={[
              { value: 'all', label: words.all },
              { value: 'failed', label: words.failedOnly },
            ]}
            value={shown}
            onValueChange={setShown}
          />
          <VisuallyHidden role="status">
            {(wanted.length > 0 || shown === 'failed') && words.matches({ count: format(listed.length) })}
          </VisuallyHidden>
          {listed.length > 0 && (
            <Button size="small" icon={<DownloadIcon />} onClick={save}>
              {words.exportCsv}
            </Button>
          )}
          {listed.length > 0 && <CsvSeparatorMenu size="small" />}
        </div>
      )}
      {hasExportFailed && (
        <Alert tone="warning" isInterrupting>
          {words.exportFailed}
        </Alert>
      )}
      {listed.length === 0 ? (
        <EmptyState title={wanted.length === 0 ? none : words.noMatch}>
          {isEmpty && emptyText === undefined ? words.noneHint : undefined}
        </EmptyState>
      ) : (
        days.map(({ title, lines }) => (
          <section key={title} className="ak-activity-panel-day">
            <DayHeading className="ak-activity-panel-date">{title}</DayHeading>
            <ol className="ak-activity-panel-list">
              {lines.map(([entry, ...others]) => {
                if (entry === undefined) return null;
                const total = entry.jobId == null ? 1 : (sizes.get(entry.jobId) ?? 1);
                const isWhole = others.length + 1 === total;
                const shared = { onCheck: log.check, onUndo: isWhole ? log.undo : null };
                return total > 1 ? (
                  <ActivityJob key={`job ${entry.jobId}`} parts={[entry, ...others]} {...shared} />
                ) : (
                  <ActivityItem key={entry.id} entry={entry} {...shared} />
                );
              })}
            </ol>
          </section>
        ))
      )}
    </>
  );
}

function sizesOfJobs(entries: readonly ActivityEntry[]): ReadonlyMap<number, number> {
  const sizes = new Map<number, number>();
  for (const { jobId } of entries) if (jobId != null) sizes.set(jobId, (sizes.get(jobId) ?? 0) + 1);
  return sizes;
}

const searched = ({ template: _, ...texts }: EntryTexts) => Object.values(texts).join('\n');

const csvColumns: readonly (readonly [title: string, cell: (entry: ActivityEntry) => CsvCell])[] = [
  ['time', ({ at }) => new Date(at).toISOString()],
  ['kind', ({ kind }) => kind],
  ['name', ({ name }) => name],
  ['target kind', ({ target }) => target?.kind],
  ['target id', ({ target }) => target?.id],
  ['target', ({ target }) => target?.label],
  ['before', ({ change }) => change?.before],
  ['after', ({ change }) => change?.after],
  ['outcome', ({ outcome }) => outcome],
  ['duration in ms', ({ durationMs }) => durationMs],
  ['HTTP status', ({ status }) => status],
  ['reason', ({ reason }) => reason],
  ['message', ({ message }) => message],
  ['place', ({ place }) => place?.label ?? place?.id],
];

export function activityCsv(entries: readonly ActivityEntry[], separator?: CsvSeparator): string {
  const head = csvColumns.map(([title]) => title);
  const rows = entries.map((entry) => csvColumns.map(([, cell]) => cell(entry)));
  return writeCsv([head, ...rows], { separator, hasByteOrderMark: true });
}
