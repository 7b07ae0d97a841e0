export type { SectionProps, SectionsBelowProps } from './section.tsx';
export { Section, SectionsBelow, useSectionLevel } from './section.tsx';
