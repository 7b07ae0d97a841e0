export type { SkeletonHeight, SkeletonProps, SkeletonShape, SkeletonWidth } from './skeleton.tsx';
export { Skeleton } from './skeleton.tsx';
