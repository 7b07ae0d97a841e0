import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { Progress } from '../progress/progress.tsx';
import { JsonOutlineView } from './json-outline-view.tsx';
import { JsonTextView } from './json-text-view.tsx';
import { jsonViewerMessages } from './json-viewer-messages.ts';
import { useJsonText } from './use-json-text.ts';
import './json-viewer.css';

export interface JsonViewerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The JSON as it was sent: may be broken, huge, hostile or nothing. */
  text: string;
  /** Names it: 'App state'. */
  label: string;
}

/**
 * Any JSON text, however large, deep or broken: search, fold, copy a value or its path. What may be a secret (keys such as
 * token, password, sid) is kept back, also from search and copies.
 */
export function JsonViewer({ text, label, className, ...rest }: JsonViewerProps) {
  const words = useMessages(jsonViewerMessages);
  const reading = useJsonText(text);
  return (
    <div {...rest} className={cx('ak-json-viewer', className)} data-state={reading.status}>
      {reading.status === 'empty' && <p className="ak-json-viewer-note">{words.empty}</p>}
      {reading.status === 'reading' && <Progress label={words.reading} value={reading.share} max={1} />}
      {reading.status === 'ready' && <JsonOutlineView outline={reading.outline} label={label} />}
      {reading.status === 'broken' && (
        <JsonTextView label={label} text={reading.shownText} length={text.length} faultAt={reading.faultAt} />
      )}
    </div>
  );
}
