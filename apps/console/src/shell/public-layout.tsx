import { Outlet } from 'react-router';
import { useCurrentPage } from '../page-handle.ts';
import { PublicFrame } from './public-frame.tsx';

/** The frame of the public pages in the route table. */
export function PublicLayout() {
  const { heading } = useCurrentPage();
  return (
    <PublicFrame heading={heading}>
      <Outlet />
    </PublicFrame>
  );
}
