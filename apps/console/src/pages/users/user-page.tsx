import type { AdminUser } from '@timemap/admin-api';
import { UserDetail } from '@timemap/admin-kit/user-detail';
import { lazy, Suspense } from 'react';
import { Navigate, useParams } from 'react-router';
import { paths, readId } from '../../paths.ts';

// Without its script the page has no activity.
const UserActivity = lazy(() =>
  import('../../activity/user-activity.tsx').then(
    (module) => ({ default: module.UserActivity }),
    () => ({ default: () => null }),
  ),
);

const activityOf = (user: AdminUser) => (
  <Suspense fallback={null}>
    <UserActivity user={user} />
  </Suspense>
);

export function Component() {
  const userId = readId(useParams().userId);
  if (userId === null) return <Navigate to={paths.notFound} replace />;
  return <UserDetail userId={userId} headingLevel={1} footer={activityOf} />;
}
