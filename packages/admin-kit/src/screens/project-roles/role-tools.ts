// One script for all of them: separate ones would split the code that they share.

export { MaskExplanation, PresetSelect } from './preset-and-mask.tsx';
export { ProjectRolesDialog } from './project-roles-dialogs.tsx';
export { SelectedRole } from './selected-role.tsx';
