export { globalProjects as globalProjectsMessages } from '../../locales/en/global-projects.ts';
