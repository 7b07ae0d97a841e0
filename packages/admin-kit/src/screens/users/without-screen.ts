// What other features use without the table. The index would bring the later scripts of the table along.
export type { TrialStep, UserFlag } from './api.ts';
export { usersQuery } from './api.ts';
export { isTrialEnding, nameOfUser, trialState } from './rules.ts';
export { TrialDialog } from './trial-question.ts';
export { TrialSteps } from './trial-steps.tsx';
export type { FlagFailure, TrialFailure, UserFlags } from './use-users.ts';
export { useTrialChange, useUserFlags } from './use-users.ts';
