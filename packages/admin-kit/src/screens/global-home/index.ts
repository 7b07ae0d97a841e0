export type { GlobalHomeProps } from './global-home.tsx';
export { GlobalHome, prefetchAttention } from './global-home.tsx';
export { globalHomeMessages } from './messages.ts';
