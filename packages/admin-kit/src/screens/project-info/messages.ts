export { projectInfo as projectInfoMessages } from '../../locales/en/project-info.ts';
