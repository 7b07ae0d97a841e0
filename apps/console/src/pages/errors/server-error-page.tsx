import { ErrorText } from './error-text.tsx';

/** @spec A §8 */
export function ServerErrorPage() {
  return <ErrorText>The page you are looking for is temporarily unavailable.</ErrorText>;
}
