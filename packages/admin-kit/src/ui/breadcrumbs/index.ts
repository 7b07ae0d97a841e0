export type { Breadcrumb, BreadcrumbsProps } from './breadcrumbs.tsx';
export { Breadcrumbs } from './breadcrumbs.tsx';
