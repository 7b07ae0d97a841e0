// One script for all of them: separate ones would split the code that they share.

// The page has it already. So esbuild cuts the first script in fewer pieces.
export { MembersSection } from './members-section.tsx';
export { MaskExplanation, PresetSelect } from './preset-and-mask.tsx';
export { ProjectRolesDialog } from './project-roles-dialogs.tsx';
export { SelectedRole } from './selected-role.tsx';
