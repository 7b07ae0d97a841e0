import { VisuallyHidden } from '@timemap/admin-kit/ui/text';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useConsole } from '../console-context.ts';
import { useCurrentPage } from '../page-handle.ts';
import { isAt, paths } from '../paths.ts';
import { focusPageHeading } from './page-heading.tsx';

export function RouteChange() {
  const { visit } = useConsole();
  const { pathname, search } = useLocation();
  const { documentTitle } = useCurrentPage();
  const [announcement, setAnnouncement] = useState('');

  // A navigation may follow before the browser paints.
  useLayoutEffect(() => {
    if (!isAt(pathname, paths.login)) visit.lastPage = pathname + search;
  }, [visit, pathname, search]);

  useEffect(() => {
    const { shownPath } = visit;
    visit.shownPath = pathname;
    // The browser announces the first page.
    if (shownPath === null || shownPath === pathname) return;
    setAnnouncement(documentTitle);
    focusPageHeading();
  }, [visit, documentTitle, pathname]);

  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>;
}
