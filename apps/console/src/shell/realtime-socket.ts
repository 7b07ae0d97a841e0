// A separate module, so that it can be loaded alone and late.
export { createRealtimeSocket } from '@timemap/admin-api';
