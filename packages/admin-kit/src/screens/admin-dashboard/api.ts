import type { FirstQueries } from '../../data/prefetched.ts';
import { orgTreeFirstQueries } from '../org-tree/api.ts';

export const adminDashboardFirstQueries: FirstQueries = (props, session) =>
  session.user.isAdmin ? orgTreeFirstQueries(props, session) : [];
