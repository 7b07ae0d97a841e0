// A separate module, so that it loads later.
export { createRealtimeSocket } from '@timemap/admin-api';
