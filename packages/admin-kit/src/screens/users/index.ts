export type { TrialStep, UserFlag } from './api.ts';
export { userQuery, usersQuery } from './api.ts';
export { usersMessages } from './messages.ts';
export { isTrialEnding, nameOfUser, trialState } from './rules.ts';
export type { TrialButtonsProps } from './trial-buttons.tsx';
export { TrialButtons } from './trial-buttons.tsx';
export type {
  FlagChange,
  FlagFailure,
  TrialAction,
  TrialChange,
  TrialFailure,
  UserFailure,
  UserFailures,
  UserFlags,
  UsersState,
} from './use-users.ts';
export { useTrialChange, useUserFlags, useUsers } from './use-users.ts';
export type { UsersTableProps } from './users-table.tsx';
export { UsersTable, usersTable } from './users-table.tsx';
