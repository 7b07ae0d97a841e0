import { type ComponentType, lazy, useEffect, useRef } from 'react';
import { whenReadsEnd } from '../data/query.ts';
import { displayMessages } from '../messages/display-messages.ts';
import { useMessages } from '../messages/messages.ts';
import { ErrorBoundary } from '../ui/error-boundary/error-boundary.tsx';
import { FailedState } from '../ui/screen-state/failed-state.tsx';
import { useAdminKit } from './admin-kit-context.ts';

interface LazyPartOptions {
  /** The screen is complete without it: nothing is shown when its script cannot be loaded. @default false */
  optional?: boolean;
}

export type LazyPart<P extends object> = ComponentType<P> & {
  /** Fetches its script before it is shown. A failure is left to the moment when it is shown. */
  readonly prefetch: () => void;
};

/**
 * A part of a screen whose script loads when it is first shown. When the script does not arrive, or the part crashes,
 * the rest of the screen keeps working, and Retry loads it again: React's `lazy` keeps the first failure forever.
 * @param name what the crash event calls it
 */
export function lazyPart<P extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<P> }>,
  { optional = false }: LazyPartOptions = {},
): LazyPart<P> {
  let component = lazy(load);
  const part: Part<P> = {
    name,
    optional,
    component: () => component as ComponentType<P>,
    retryLoad: () => {
      component = lazy(load);
    },
  };
  return Object.assign((props: P) => <PartBoundary part={part} props={props} />, {
    prefetch: () => void load().catch(() => undefined),
  });
}

/**
 * Fetches the scripts of these parts when the screen has its first data and the page is idle, so that a dialog also opens
 * offline or after a deployment. Not for people who save data.
 */
export function usePrefetch(...parts: readonly Pick<LazyPart<never>, 'prefetch'>[]): void {
  const { queryClient } = useAdminKit();
  const latestParts = useRef(parts);
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function' || savesData()) return;
    let isShown = true;
    const fetchAll = () => {
      if (isShown) for (const part of latestParts.current) part.prefetch();
    };
    requestIdleCallback(() => whenReadsEnd(queryClient, () => requestIdleCallback(fetchAll)));
    return () => {
      isShown = false;
    };
  }, [queryClient]);
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

interface Part<P> extends Required<LazyPartOptions> {
  readonly name: string;
  readonly component: () => ComponentType<P>;
  readonly retryLoad: () => void;
}

function PartBoundary<P extends object>({ part, props }: { part: Part<P>; props: P }) {
  const { emit } = useAdminKit();
  return (
    <ErrorBoundary
      onError={({ message }) => {
        // Not earlier: React renders a suspended part repeatedly and must find the same component each time.
        part.retryLoad();
        emit({ type: 'crash', at: Date.now(), screen: part.name, message });
      }}
      fallback={({ retry }) =>
        part.optional ? null : <NotLoaded wasAskedFor={'onClose' in props} onRetry={retry} />
      }
    >
      <CurrentPart part={part} props={props} />
    </ErrorBoundary>
  );
}

/** Inside the boundary, so that a retry renders the component that `retryLoad` made. */
function CurrentPart<P extends object>({ part, props }: { part: Part<P>; props: P }) {
  const Component = part.component();
  return <Component {...props} />;
}

interface NotLoadedProps {
  /** The person pressed a control to open it, possibly far from the place where it would have appeared. */
  wasAskedFor: boolean;
  onRetry: () => void;
}

function NotLoaded({ wasAskedFor, onRetry }: NotLoadedProps) {
  const words = useMessages(displayMessages);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wasAskedFor) root.current?.scrollIntoView({ block: 'nearest' });
  }, [wasAskedFor]);
  return (
    <FailedState ref={root} onRetry={onRetry}>
      {words.crashText}
    </FailedState>
  );
}
