import type { KeyboardEvent } from 'react';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { SearchField } from '../field/search-field.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '../icon/icons.tsx';
import type { JsonSearch } from './json-search.ts';
import { lastUpTo } from './json-search.ts';
import { jsonViewerMessages } from './json-viewer-messages.ts';
import type { JsonTree } from './use-json-tree.ts';
import './json-viewer.css';

interface JsonToolbarProps {
  tree: JsonTree;
  search: JsonSearch;
}

export function JsonToolbar({ tree, search }: JsonToolbarProps) {
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
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || found.length === 0) return;
    event.preventDefault();
    go(event.shiftKey ? -1 : 1);
  };
  const told = () => {
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
        {told()}
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
