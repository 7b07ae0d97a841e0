export type { IconProps } from './icon.tsx';
export { Icon } from './icon.tsx';
export type { IconName } from './icon-paths.ts';
