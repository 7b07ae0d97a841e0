// A module of its own, so that it can be loaded alone and late.
export { createRealtimeSocket } from '@timemap/admin-api';
