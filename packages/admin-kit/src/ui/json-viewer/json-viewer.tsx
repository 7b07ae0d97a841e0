import { cx } from 'class-variance-authority';
import { type ComponentProps, type KeyboardEvent, useMemo, useState } from 'react';
import { isOfInputMethod } from '../../accessibility/input-method.ts';
import { runUrgently } from '../../browser/run-urgently.ts';
import { runToEnd } from '../../browser/steps.ts';
import { useDoctor } from '../../doctor/use-doctor.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { cutGraphemes } from '../../text/cut-graphemes.ts';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { CopyButton } from '../button/copy-button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { SearchField } from '../field/search-field.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '../icon/icons.tsx';
import { Progress } from '../progress/progress.tsx';
import { UserText } from '../text/user-text.tsx';
import type { JsonFolding } from './json-folding.ts';
import type { JsonNode, JsonOutline } from './json-outline.ts';
import { type JsonSearch, lastUpTo, useJsonSearch } from './json-search.ts';
import { copyText, pathOf, rawText, rowText } from './json-text.ts';
import { JsonTreeView } from './json-tree-view.tsx';
import { jsonViewerMessages } from './json-viewer-messages.ts';
import { HIDDEN_TEXT } from './secrets.ts';
import { useJsonText } from './use-json-text.ts';
import { type JsonTree, MAX_ROWS, useJsonTree } from './use-json-tree.ts';
import './json-viewer.css';

export interface JsonViewerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The JSON as received. It may be broken, huge, hostile or empty. */
  text: string;
  /** Its name: 'App state'. */
  label: string;
}

/**
 * Shows any JSON text, even large, deep or broken: search, fold, copy a value or its path. Hides secrets (keys such as
 * token, password, sid), also from search and copies.
 */
export function JsonViewer({ text, label, className, ...rest }: JsonViewerProps) {
  useDoctor();
  const words = useMessages(jsonViewerMessages);
  const reading = useJsonText(text);
  return (
    <div {...rest} className={cx('ak-json-viewer', className)} data-state={reading.status}>
      {reading.status === 'empty' && <p className="ak-json-viewer-note">{words.empty}</p>}
      {reading.status === 'reading' && <Progress label={words.reading} value={reading.share} max={1} />}
      {reading.status === 'ready' && <JsonOutlineView first={reading.folding} label={label} />}
      {reading.status === 'broken' && <JsonTextView {...reading} label={label} length={text.length} />}
    </div>
  );
}

export function JsonOutlineView({ first, label }: { first: JsonFolding; label: string }) {
  const { outline } = first;
  const words = useMessages(jsonViewerMessages);
  const format = useNumberFormat();
  const tree = useJsonTree(first);
  const search = useJsonSearch(outline, tree.show);
  const { firstRow, folding } = tree;
  const rowCount = folding.rows.length;
  const lastRow = Math.min(firstRow + MAX_ROWS, rowCount);
  const { secretCount } = outline;
  return (
    <>
      <JsonToolbar tree={tree} search={search} />
      <JsonTreeView tree={tree} label={label} matches={search.found} />
      {rowCount > MAX_ROWS && (
        <div className="ak-json-viewer-rows">
          <span>
            {words.rowsShown({ from: format(firstRow + 1), to: format(lastRow), count: format(rowCount) })}
          </span>
          {firstRow > 0 && (
            <Button size="small" onClick={() => tree.turn(-1)}>
              {words.earlierRows}
            </Button>
          )}
          {lastRow < rowCount && (
            <Button size="small" onClick={() => tree.turn(1)}>
              {words.laterRows}
            </Button>
          )}
        </div>
      )}
      <JsonValueBar outline={outline} node={tree.current} />
      {secretCount > 0 && (
        <p className="ak-json-viewer-note">{words.secrets({ count: format(secretCount) })}</p>
      )}
    </>
  );
}

interface JsonTextViewProps {
  label: string;
  shownText: string;
  wholeText: string | Promise<string>;
  length: number;
  faultAt: number;
}

/** More would block the page. */
const CHARACTERS_AT_ONCE = 20_000;

export function JsonTextView({ label, shownText, wholeText, length, faultAt }: JsonTextViewProps) {
  const words = useMessages(jsonViewerMessages);
  const format = useNumberFormat();
  const [shownLength, setShownLength] = useState(CHARACTERS_AT_ONCE);
  const left = shownText.length - shownLength;
  return (
    <div className="ak-json-text">
      <Alert tone="warning" action={<CopyButton text={() => wholeText} label={words.copyAll} />}>
        {words.broken({ place: format(Math.min(faultAt + 1, length)), length: format(length) })}
        {shownText.includes(HIDDEN_TEXT) && ` ${words.secretsInText}`}
      </Alert>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and a region would repeat the name of the one around it */}
      <div role="group" className="ak-json-text-frame" dir="ltr" tabIndex={0} aria-label={label}>
        <UserText text={shownText.slice(0, shownLength)} />
      </div>
      {left > 0 && (
        <Button size="small" onClick={() => setShownLength(shownLength + CHARACTERS_AT_ONCE)}>
          {words.showMore({ count: format(Math.min(left, CHARACTERS_AT_ONCE)) })}
        </Button>
      )}
    </div>
  );
}

interface JsonToolbarProps {
  tree: JsonTree;
  search: JsonSearch;
}

function JsonToolbar({ tree, search }: JsonToolbarProps) {
  const words = useMessages(jsonViewerMessages);
  const format = useNumberFormat();
  const { found, isSearching } = search;
  const place = lastUpTo(found, tree.current);
  const go = (step: 1 | -1) => {
    const isOnMatch = found[place] === tree.current;
    const wanted = isOnMatch ? place + step : step === 1 ? place + 1 : place;
    const node = found[(wanted + found.length) % found.length];
    if (node !== undefined) tree.show(node);
  };
  const goOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isOfInputMethod(event.nativeEvent) || found.length === 0) return;
    event.preventDefault();
    go(event.shiftKey ? -1 : 1);
  };
  const foundText = () => {
    if (search.query.trim() === '') return '';
    if (isSearching) return search.count > 0 ? words.foundSoFar({ count: format(search.count) }) : '';
    if (found.length === 0) return words.notFound;
    return words.found({ place: format(Math.max(place, 0) + 1), count: format(found.length) });
  };
  return (
    <div className="ak-json-toolbar">
      <SearchField
        className="ak-json-toolbar-search"
        label={words.search}
        placeholder={words.search}
        value={search.query}
        onValueChange={search.search}
        onKeyDown={goOnEnter}
      />
      <span role="status" className="ak-json-toolbar-found">
        {foundText()}
      </span>
      {found.length > 0 && (
        <>
          <IconButton label={words.previousMatch} icon={<ChevronUpIcon />} onClick={() => go(-1)} />
          <IconButton label={words.nextMatch} icon={<ChevronDownIcon />} onClick={() => go(1)} />
        </>
      )}
      <span className="ak-json-toolbar-end">
        <Button size="small" variant="quiet" onClick={tree.unfoldAll}>
          {words.unfoldAll}
        </Button>
        <Button size="small" variant="quiet" onClick={tree.foldAll}>
          {words.foldAll}
        </Button>
      </span>
    </div>
  );
}

interface JsonValueBarProps {
  outline: JsonOutline;
  node: JsonNode;
}

const PATH_CHARACTERS = 160;
const PATH_STEPS = 40;
const VALUES_AT_ONCE = 10_000;
const VALUE_CHARACTERS = 10_000;

function JsonValueBar({ outline, node }: JsonValueBarProps) {
  const words = useMessages(jsonViewerMessages);
  const end = useMemo(() => pathOf(outline, node, PATH_STEPS), [outline, node]);
  const shownPath = end.length > PATH_CHARACTERS ? `…${end.slice(-PATH_CHARACTERS)}` : end;
  const isLong = outline.childCount(node) === 0 && rowText(outline, node).isCut;
  const whole = isLong ? cutGraphemes(rawText(outline, node), VALUE_CHARACTERS) : null;
  return (
    <div className="ak-json-value-bar">
      <div className="ak-json-value-bar-line">
        <span className="ak-json-value-bar-term">{words.path}</span>
        <span className="ak-json-value-bar-path" dir="ltr" title={shownPath}>
          <UserText text={shownPath} />
        </span>
        <CopyButton
          text={() => pathOf(outline, node)}
          isSecret={end.startsWith('…')}
          label={words.copyPath}
        />
        <span className="ak-json-value-bar-term">{words.copyValue}</span>
        <CopyButton
          text={() => textToCopy(outline, node)}
          isSecret={outline.end(node) - outline.start(node) > VALUE_CHARACTERS}
          label={words.copyValue}
        />
      </div>
      {whole && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className="ak-json-value-bar-whole" dir="ltr" tabIndex={0} aria-label={words.value}>
          <UserText text={whole.text} />
          {whole.isCut && '…'}
        </section>
      )}
    </div>
  );
}

/** Browsers copy only right after a press, so a small value is read immediately. */
function textToCopy(outline: JsonOutline, node: JsonNode): string | Promise<string> {
  const work = copyText(outline, node);
  if (outline.next(node) - node <= VALUES_AT_ONCE) return runToEnd(work);
  return new Promise((resolve) => runUrgently(work, { onStep: () => {}, onEnd: resolve }));
}
