import { UserDetail } from '@timemap/admin-kit/user-detail';
import { Navigate, useParams } from 'react-router';
import { paths, readId } from '../../paths.ts';

export function Component() {
  const userId = readId(useParams().userId);
  if (userId === null) return <Navigate to={paths.notFound} replace />;
  return <UserDetail userId={userId} headingLevel={1} />;
}
