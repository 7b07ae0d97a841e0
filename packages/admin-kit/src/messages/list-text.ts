import { useCallback } from 'react';
import { displayMessages } from './display-messages.ts';
import { useMessages } from './messages.ts';

export function useListText(): (texts: readonly string[]) => string {
  const { listSeparator } = useMessages(displayMessages);
  return useCallback((texts) => texts.join(listSeparator), [listSeparator]);
}
