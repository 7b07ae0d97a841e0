import { VisuallyHidden } from '@timemap/admin-kit/ui/text';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useConsole } from '../console-context.ts';
import { useCurrentPage } from '../page-handle.ts';
import { isAt, paths } from '../paths.ts';
import { focusPageHeading } from './page-heading.tsx';

/** Does for a change of page what a browser does for a new document: focus, and a word to screen readers. */
export function RouteChange() {
  const { visit } = useConsole();
  const { pathname, search } = useLocation();
  const { documentTitle } = useCurrentPage();
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (!isAt(pathname, paths.login)) visit.lastPage = pathname + search;
  }, [visit, pathname, search]);

  useEffect(() => {
    const { shownPath } = visit;
    visit.shownPath = pathname;
    // The first page after a load is the browser's to announce.
    if (shownPath === null || shownPath === pathname) return;
    setAnnouncement(documentTitle);
    focusPageHeading();
  }, [visit, documentTitle, pathname]);

  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>;
}
