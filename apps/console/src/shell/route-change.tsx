import { VisuallyHidden } from '@timemap/admin-kit/ui/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useConsole } from '../console-context.ts';
import { useCurrentPage } from '../page-handle.ts';
import { paths } from '../paths.ts';
import { PAGE_HEADING_ID } from './page-heading.tsx';

/** Does for a change of page what a browser does for a new document: title, focus, and a word to screen readers. */
export function RouteChange() {
  const { lastPage } = useConsole();
  const { pathname, search } = useLocation();
  const { title } = useCurrentPage();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (pathname !== paths.login) lastPage.path = pathname + search;
  }, [lastPage, pathname, search]);

  useEffect(() => {
    document.title = title === '' ? 'Timemap Admin' : `${title} · Timemap Admin`;
    if (shown.current === pathname) return;
    shown.current = pathname;
    setAnnouncement(title);
    document.getElementById(PAGE_HEADING_ID)?.focus();
  }, [title, pathname]);

  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>;
}
