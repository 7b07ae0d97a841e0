import { EnterpriseDealDetail } from '@timemap/admin-kit/enterprise-deal';
import { Navigate, useParams } from 'react-router';
import { paths, readId } from '../../paths.ts';

export function Component() {
  const dealId = readId(useParams().dealId);
  if (dealId === null) return <Navigate to={paths.notFound} replace />;
  return <EnterpriseDealDetail dealId={dealId} headingLevel={1} />;
}
