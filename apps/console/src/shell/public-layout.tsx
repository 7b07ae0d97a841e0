import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { useCurrentPage } from '../page-handle.ts';
import { loadTypeface } from '../typeface.ts';
import { useDocumentTitle } from './document-title.ts';
import { PublicFrame } from './public-frame.tsx';

export function PublicLayout() {
  const { heading, documentTitle } = useCurrentPage();
  useDocumentTitle(documentTitle);
  useEffect(loadTypeface, []);
  return (
    <PublicFrame heading={heading}>
      <Outlet />
    </PublicFrame>
  );
}
