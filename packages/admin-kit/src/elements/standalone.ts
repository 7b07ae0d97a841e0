// All in one for a page without a bundler: React inside, the elements defined as soon as this has run.
import { defineAdminElements } from './define-admin-elements.ts';

export {
  call,
  createAdminClient,
  createRealtimeSocket,
  createSessionStore,
  readCurrentUser,
} from '@timemap/admin-api';
export { mapMarkupPolicy } from '../provider/map-markup-policy.ts';
export * from './index.ts';

defineAdminElements();
