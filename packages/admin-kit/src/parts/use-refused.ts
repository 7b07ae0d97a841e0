import { type RefObject, useEffect } from 'react';
import type { FailureFacts } from '../messages/failure-marks.ts';
import { isAboutInput } from '../messages/judge-failure.ts';
import { focusFirstInvalid } from '../ui/field/field.tsx';

/**
 * Whether the server refused what a form holds. Its first wrong field is then focused.
 * @param form holds the fields
 */
export function useRefused(error: FailureFacts | null, form: RefObject<HTMLElement | null>): boolean {
  useEffect(() => {
    if (error !== null && isAboutInput(error)) focusFirstInvalid(form.current);
  }, [error, form]);
  return error !== null && isAboutInput(error);
}
