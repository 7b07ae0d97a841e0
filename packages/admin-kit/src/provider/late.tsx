import { type ComponentType, lazy, useEffect, useRef } from 'react';
import { useMessages } from '../messages/messages.ts';
import { displayMessages } from '../ui/display-messages.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { FailedState } from '../ui/failed-state.tsx';
import { useAdminKit } from './admin-kit-context.ts';

interface LateOptions {
  /** The screen says the same without it: when it cannot be loaded, nothing stands in its place. @default false */
  isDispensable?: boolean;
}

/**
 * A part of a screen whose script loads when it is first shown. Where the script does not arrive, or the part crashes,
 * the rest of the screen lives on, and Retry asks for it again: React's own `lazy` keeps the first failure for good.
 * @param name what the event of a crash calls it
 */
export function late<P extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<P> }>,
  { isDispensable = false }: LateOptions = {},
): ComponentType<P> {
  let newest = lazy(load);
  const part: LatePart<P> = {
    name,
    isDispensable,
    newest: () => newest as ComponentType<P>,
    askAnew: () => {
      newest = lazy(load);
    },
  };
  return (props) => <Bounded part={part} props={props} />;
}

interface LatePart<P> extends Required<LateOptions> {
  readonly name: string;
  readonly newest: () => ComponentType<P>;
  readonly askAnew: () => void;
}

function Bounded<P extends object>({ part, props }: { part: LatePart<P>; props: P }) {
  const { emit } = useAdminKit();
  return (
    <ErrorBoundary
      onError={({ message }) => {
        // Only now: while it is suspended React renders it again and again, and must find the same one.
        part.askAnew();
        emit({ type: 'crash', at: Date.now(), screen: part.name, message });
      }}
      fallback={({ retry }) =>
        part.isDispensable ? null : <NotLoaded wasAskedFor={'onClose' in props} onRetry={retry} />
      }
    >
      <Newest part={part} props={props} />
    </ErrorBoundary>
  );
}

/** Below the boundary, so that a retry takes the part that has been asked for since. */
function Newest<P extends object>({ part, props }: { part: LatePart<P>; props: P }) {
  const Part = part.newest();
  return <Part {...props} />;
}

interface NotLoadedProps {
  /** A press called for it, perhaps far from the place where it would have appeared. */
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
