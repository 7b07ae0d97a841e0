export type TrialState = 'notStarted' | 'running' | 'over';

/** Instants are compared, so that no time zone changes the answer. @spec B §4, §9 */
export function trialState(expiresAt: Date | null, now: number): TrialState {
  if (expiresAt === null) return 'notStarted';
  return expiresAt.getTime() > now ? 'running' : 'over';
}
