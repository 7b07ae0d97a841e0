import { VisuallyHidden } from '@timemap/admin-kit/ui/text';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useConsole } from '../console-context.ts';
import { useCurrentPage } from '../page-handle.ts';
import { isAt, paths } from '../paths.ts';
import { focusPageHeading } from './page-heading.tsx';

export function RouteChange() {
  const { visit } = useConsole();
  const { pathname, search, key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const { documentTitle } = useCurrentPage();
  const [announcement, setAnnouncement] = useState('');
  const place = usePlaceInList(key);

  useLayoutEffect(() => {
    if (!isAt(pathname, paths.login)) visit.lastPage = pathname + search;
  }, [visit, pathname, search]);

  useEffect(() => {
    const { shownPath } = visit;
    visit.shownPath = pathname;
    // The browser announces the first page.
    if (shownPath === null || shownPath === pathname) return;
    setAnnouncement(documentTitle);
    // The browser restores the place in the page.
    focusPageHeading({ preventScroll: isReturn });
    place.restore(isReturn ? key : null);
  }, [visit, documentTitle, pathname, key, isReturn, place]);

  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>;
}

const frameOfList = () => document.querySelector('main table')?.parentElement;

/** A list scrolls in its own frame, whose place browsers do not restore. */
function usePlaceInList(key: string) {
  const [tops] = useState(() => new Map<string | null, number>());
  const top = useRef(0);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      const frame = frameOfList();
      if (frame && target === frame) top.current = frame.scrollTop;
    };
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', follow, { capture: true });
  }, []);
  useEffect(() => () => void tops.set(key, top.current), [tops, key]);
  const [place] = useState(() => {
    let stop = () => {};
    return {
      restore(from: string | null) {
        stop();
        const wanted = tops.get(from) ?? 0;
        top.current = wanted;
        if (isRestored(wanted)) return;
        // The rows of a page can come after it.
        const rows = new MutationObserver(() => isRestored(wanted) && stop());
        rows.observe(document.body, { childList: true, subtree: true });
        const ended = new AbortController();
        stop = () => {
          rows.disconnect();
          ended.abort();
        };
        for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
          window.addEventListener(type, stop, { signal: ended.signal, passive: true });
      },
    };
  });
  return place;
}

function isRestored(top: number): boolean {
  const frame = frameOfList();
  if (!frame) return top === 0;
  frame.scrollTop = top;
  return Math.abs(frame.scrollTop - top) < 1;
}
