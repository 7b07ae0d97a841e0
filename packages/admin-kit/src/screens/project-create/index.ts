export type { CreateProjectDialogProps } from './create-project-dialog.tsx';
export { CreateProjectDialog } from './create-project-dialog.tsx';
export type { ImageProbe } from './image-probe.ts';
export type { ImageUrlProblem } from './image-url.ts';
export { projectCreateMessages } from './messages.ts';
export type { MapFields, PinFields, ProjectFields, ProjectMapType } from './project-form.ts';
export type { ImageProblem, PinProblems, ProjectProblems, TextProblem } from './rules.ts';
export type { ImageTest, ImageTesting } from './use-image-test.ts';
export type {
  DuplicatedProject,
  PinSource,
  ProjectCreate,
  ProjectCreateOptions,
  ProjectCreateOutcome,
} from './use-project-create.ts';
export { useProjectCreate } from './use-project-create.ts';
export type { ProjectForm } from './use-project-form.ts';
