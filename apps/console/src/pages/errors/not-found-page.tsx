import { useMessages } from '@timemap/admin-kit';
import { useLocation } from 'react-router';
import { pageMessages } from '../../messages.ts';
import { isAt, paths } from '../../paths.ts';
import { ErrorText } from './error-text.tsx';

/** @spec A §8 */
export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <ErrorText address={isAt(pathname, paths.notFound) ? undefined : pathname}>
      {useMessages(pageMessages).notFoundText}
    </ErrorText>
  );
}
