import { ErrorText } from './error-text.tsx';

/** @spec A §8 */
export function NotFoundPage() {
  return <ErrorText>The page you are looking for was not found.</ErrorText>;
}
