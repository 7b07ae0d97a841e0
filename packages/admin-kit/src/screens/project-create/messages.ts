export { projectCreate as projectCreateMessages } from '../../locales/en/project-create.ts';
