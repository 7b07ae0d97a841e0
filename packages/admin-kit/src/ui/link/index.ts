export type { LinkProps } from './link.tsx';
export { Link } from './link.tsx';
