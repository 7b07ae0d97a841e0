import { type ComponentType, lazy, useEffect, useRef } from 'react';
import { whenReadsEnd } from '../data/query.ts';
import { displayMessages } from '../messages/display-messages.ts';
import { useMessages } from '../messages/messages.ts';
import { ErrorBoundary } from '../ui/error-boundary/error-boundary.tsx';
import { FailedState } from '../ui/screen-state/failed-state.tsx';
import { useAdminKit } from './admin-kit-context.ts';

interface LazyPartOptions {
  /** Shows nothing if its script cannot be loaded. @default false */
  optional?: boolean;
}

export type LazyPart<P extends object> = ComponentType<P> & {
  readonly prefetch: () => void;
};

/**
 * React's `lazy` keeps the first failure forever; here Retry loads the script again.
 * @param name for the crash event
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

/** A dialog then opens offline and after a deployment. Skipped for people who save data. */
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
        // Created here and not earlier, because React renders a suspended part repeatedly and needs the same
        // component each time.
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

/** Inside the boundary, so that Retry renders the component that `retryLoad` created. */
function CurrentPart<P extends object>({ part, props }: { part: Part<P>; props: P }) {
  const Component = part.component();
  return <Component {...props} />;
}

interface NotLoadedProps {
  /** The control that opened it may be far away. */
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
