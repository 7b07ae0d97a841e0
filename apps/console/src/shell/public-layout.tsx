import { Outlet } from 'react-router';
import { useCurrentPage } from '../page-handle.ts';
import { useDocumentTitle } from './document-title.ts';
import { PublicFrame } from './public-frame.tsx';

/** The frame of the public pages in the route table. */
export function PublicLayout() {
  const { heading, documentTitle } = useCurrentPage();
  useDocumentTitle(documentTitle);
  return (
    <PublicFrame heading={heading}>
      <Outlet />
    </PublicFrame>
  );
}
