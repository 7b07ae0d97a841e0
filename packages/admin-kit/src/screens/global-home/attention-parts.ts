// One script, because both show the same lists.
export { Attention } from './attention.tsx';
export { SectionCount } from './section-count.tsx';
