import { Component, type ErrorInfo, type ReactNode } from 'react';
import { displayMessages } from '../../messages/display-messages.ts';
import { useMessages } from '../../messages/messages.ts';
import { FailedState } from '../screen-state/failed-state.tsx';

export interface ErrorBoundaryProps {
  children?: ReactNode;
  /** Fires once for each crash, with React's information. */
  onError?: (error: Error, info: ErrorInfo) => void;
  /** Replaces the crashed content. @default a sentence and Retry */
  fallback?: (crash: { retry: () => void }) => ReactNode;
  /** Another value tries again, such as the id of the next record. @default none */
  resetKey?: string | number;
}

/**
 * Contains a crash below it, so that the rest of the page keeps working. Shows no error text, which may be
 * confidential.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: asError(thrown) };
  }

  override componentDidCatch(thrown: unknown, info: ErrorInfo) {
    this.props.onError?.(asError(thrown), info);
  }

  override componentDidUpdate(before: ErrorBoundaryProps, { error }: { error: Error | null }) {
    if (error !== null && before.resetKey !== this.props.resetKey) this.#retry();
  }

  readonly #retry = () => this.setState({ error: null });

  override render() {
    if (this.state.error === null) return this.props.children;
    const { fallback } = this.props;
    return fallback ? fallback({ retry: this.#retry }) : <Crash onRetry={this.#retry} />;
  }
}

export function Crash({ onRetry }: { onRetry: () => void }) {
  const words = useMessages(displayMessages);
  return (
    <FailedState title={words.crashTitle} onRetry={onRetry}>
      {words.crashText}
    </FailedState>
  );
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
