import { useMessages } from '@timemap/admin-kit';
import { pageMessages } from '../../messages.ts';
import { ErrorText } from './error-text.tsx';

/** @spec A §8 */
export function NotFoundPage() {
  return <ErrorText>{useMessages(pageMessages).notFoundText}</ErrorText>;
}
