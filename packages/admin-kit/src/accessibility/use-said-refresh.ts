import { useEffect, useRef } from 'react';
import { displayMessages } from '../messages/display-messages.ts';
import { useMessages } from '../messages/messages.ts';
import { announce } from './announcer.ts';

/** Says 'Refreshed' when what a press loads again is there. A failure has its own alert. */
export function useSaidRefresh(isBusy: boolean, hasFailed: boolean): (refresh: () => void) => () => void {
  const words = useMessages(displayMessages);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isBusy || !isAsked.current) return;
    isAsked.current = false;
    if (!hasFailed) announce(words.refreshed);
  }, [isBusy, hasFailed, words]);
  return (refresh) => () => {
    isAsked.current = true;
    refresh();
  };
}
