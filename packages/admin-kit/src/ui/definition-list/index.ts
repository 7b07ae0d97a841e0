export type { Definition, DefinitionListProps } from './definition-list.tsx';
export { DefinitionList } from './definition-list.tsx';
