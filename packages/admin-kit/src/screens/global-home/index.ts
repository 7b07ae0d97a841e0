export type { GlobalHomeProps } from './global-home.tsx';
export { GlobalHome } from './global-home.tsx';
export { globalHomeMessages } from './messages.ts';
