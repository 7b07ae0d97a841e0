export type { SectionProps, SectionsBelowProps } from './section.tsx';
export { Section, SectionsBelow, useSectionLevel } from './section.tsx';
export type { SectionSkeletonProps } from './section-skeleton.tsx';
export { SectionSkeleton } from './section-skeleton.tsx';
