export type { SectionProps } from './section.tsx';
export { Section } from './section.tsx';
