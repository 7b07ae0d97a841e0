// For a page without a bundler: includes React and defines the elements when it runs.
import { defineAdminElements } from './define-admin-elements.ts';

export {
  call,
  createAdminClient,
  createRealtimeSocket,
  createSessionStore,
  decodeCurrentUser,
} from '@timemap/admin-api';
export { mapMarkupPolicy } from '../provider/map-markup-policy.ts';
export * from './index.ts';

import '../screens/project-create/map/index.ts';

defineAdminElements();
