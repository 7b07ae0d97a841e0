/** Whether someone may do something, and if not, why: the key of a message, so that a view can say it. */
export type Permission<Reason extends string = string> =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; readonly reason: Reason };

export const allowed: Permission<never> = { isAllowed: true };

export function refused<Reason extends string>(reason: Reason): Permission<Reason> {
  return { isAllowed: false, reason };
}
