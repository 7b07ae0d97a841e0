export { orgProjects as orgProjectsMessages } from '../../locales/en/org-projects.ts';
