import type { AdminUser } from '@timemap/admin-api';
import { UserDetail } from '@timemap/admin-kit/user-detail';
import { Suspense } from 'react';
import { Navigate, useParams } from 'react-router';
import { lazyPart } from '../../lazily.ts';
import { paths, readId } from '../../paths.ts';

const UserActivity = lazyPart(async () => ({
  default: (await import('../../activity/user-activity.tsx')).UserActivity,
}));

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
