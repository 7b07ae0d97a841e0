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
    if (document.activeElement?.matches('.console-login input')) {
      setAnnouncement(documentTitle);
      return;
    }
    // The focus speaks the heading. The browser restores the place in the page.
    focusPageHeading({ preventScroll: isReturn }, setAnnouncement);
    // A link to the page above, such as Back to List, ends where Back does.
    const isUp = shownPath.startsWith(`${pathname}/`);
    place.restore(isReturn ? key : null, () => {
      if (!isReturn && !isUp) return true;
      const isThere = focusLinkTo(shownPath, { preventScroll: isReturn });
      if (isThere) setAnnouncement(documentTitle);
      return isThere;
    });
  }, [visit, documentTitle, pathname, key, isReturn, place]);

  useEffect(() => {
    if (announcement === '') return;
    const timer = setTimeout(setAnnouncement, SPOKEN_AFTER_MS, '');
    return () => clearTimeout(timer);
  }, [announcement]);

  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>;
}

/** A reading cursor would meet what was said before. */
const SPOKEN_AFTER_MS = 7000;

/** After Back, the focus is on what was opened, unless someone has moved it. */
function focusLinkTo(path: string, options: FocusOptions): boolean {
  if (document.activeElement?.matches('main, main h1') !== true) return false;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
  const link = links.find((each) => each.pathname === path && each.closest('nav') === null);
  link?.focus(options);
  return link !== undefined;
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
      restore(from: string | null, focusRow: () => boolean) {
        stop();
        const wanted = tops.get(from) ?? 0;
        top.current = wanted;
        let isFocused = false;
        const isDone = () => {
          const isInPlace = isRestored(wanted);
          isFocused ||= focusRow();
          return isInPlace && isFocused;
        };
        if (isDone()) return;
        // The rows of a page can come after it.
        const rows = new MutationObserver(() => isDone() && stop());
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
