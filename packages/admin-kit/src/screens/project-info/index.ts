export { projectInfoMessages } from './messages.ts';
export type { ProjectInfoDialogProps } from './project-info-dialog.tsx';
export { ProjectInfoDialog } from './project-info-dialog.tsx';
export type { ProjectInfoOptions } from './use-project-info.ts';
export { useProjectInfo } from './use-project-info.ts';
