export { projectInfoMessages } from './messages.ts';
export type { ProjectInfoDialogProps, ProjectInfoOptions } from './project-info-dialog.tsx';
export { ProjectInfoDialog, useProjectInfo } from './project-info-dialog.tsx';
