export { NotSaved, type NotSavedProps, type SaveFailureNote } from './not-saved.tsx';
