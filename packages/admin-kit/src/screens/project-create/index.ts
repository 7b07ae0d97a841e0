export type { ImageProbe } from './api.ts';
export type { CreateProjectDialogProps } from './create-project-dialog.tsx';
export { CreateProjectDialog } from './create-project-dialog.tsx';
export { projectCreateMessages } from './messages.ts';
export type { ImageProblem, ImageUrlProblem, PinProblems, ProjectProblems, TextProblem } from './rules.ts';
export type {
  DuplicatedProject,
  ImageTest,
  ImageTesting,
  PinSource,
  ProjectCreate,
  ProjectCreateOptions,
  ProjectCreateOutcome,
} from './use-project-create.ts';
export { useProjectCreate } from './use-project-create.ts';
export type {
  ClearedPins,
  MapFields,
  PinFields,
  ProjectFields,
  ProjectForm,
  ProjectMapType,
} from './use-project-form.ts';
