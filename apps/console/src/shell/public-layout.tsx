import { Outlet } from 'react-router';
import { useCurrentPage } from '../page-handle.ts';
import { useDocumentTitle } from './document-title.ts';
import { PublicFrame } from './public-frame.tsx';

export function PublicLayout() {
  const { heading, documentTitle } = useCurrentPage();
  useDocumentTitle(documentTitle);
  return (
    <PublicFrame heading={heading}>
      <Outlet />
    </PublicFrame>
  );
}
