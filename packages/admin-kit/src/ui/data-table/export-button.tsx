import { use, useEffect, useRef, useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { runInSlices } from '../../browser/slices.ts';
import { useCount, useMessages } from '../../messages/messages.ts';
import { IconButton } from '../button/icon-button.tsx';
import { DownloadIcon } from '../icon/icons.tsx';
import { CsvSeparatorMenu, useCsvSeparator } from '../menu/separator-menu.tsx';
import { TimeZoneContext } from '../time/format-time.ts';
import { shownValue } from './data-table-column.ts';
import { dataTableMessages } from './data-table-messages.ts';
import type { RowsToWrite } from './export-rows.ts';

interface ExportButtonProps<Row> extends Omit<RowsToWrite<Row>, 'separator' | 'shownValue'> {
  name: string;
  label: string;
  matchCount: number;
  isLoading: boolean;
}

export function ExportButton<Row>(props: ExportButtonProps<Row>) {
  const { name, label, matchCount, isLoading, index, query, columns } = props;
  const words = useMessages(dataTableMessages);
  const countOf = useCount();
  const timeZone = use(TimeZoneContext);
  const [separator] = useCsvSeparator();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const button = useRef<HTMLButtonElement>(null);
  const stop = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    stop.current = controller;
    return () => controller.abort();
  }, []);

  const save = async () => {
    const { signal } = stop.current;
    setState('busy');
    try {
      const { exportRows } = await import('./export-rows.ts');
      if (signal.aborted) return;
      const given = { runInSlices, shownValue };
      await exportRows({ name, timeZone, signal, separator, index, query, columns, ...given });
      setState('idle');
      announce(words.exported(countOf(matchCount)), { within: button.current });
    } catch {
      setState('failed');
    }
  };

  return (
    <>
      {state === 'failed' && <span role="alert">{words.notExported}</span>}
      <IconButton
        ref={button}
        label={label}
        icon={<DownloadIcon />}
        isBusy={state === 'busy'}
        disabledReason={isLoading ? words.loading : matchCount === 0 ? words.nothingToExport : undefined}
        onClick={() => void save()}
      />
      <CsvSeparatorMenu />
    </>
  );
}
