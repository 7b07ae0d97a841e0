import { type ComponentType, lazy, useEffect, useState } from 'react';
import { useAdminKit } from '../context/admin-kit-context.ts';
import { preload } from '../data/preload.ts';
import { displayMessages } from '../messages/display-messages.ts';
import { useMessages } from '../messages/messages.ts';
import { ErrorBoundary } from '../ui/error-boundary/error-boundary.tsx';
import { FailedState } from '../ui/screen-state/failed-state.tsx';

interface LazyPartOptions {
  /** Shows nothing if its script fails. @default false */
  optional?: boolean;
}

export type LazyPart<P extends object> = ComponentType<P> & {
  readonly prefetch: () => void;
};

type PropsOf<Component> = Component extends ComponentType<infer Props extends object> ? Props : never;

/**
 * React's `lazy` cannot retry, and it suspends for up to 300 ms even after a prefetch.
 * @param exported the name of the component in its module
 */
export function lazyPart<Module, Name extends keyof Module = keyof Module & 'default'>(
  name: string,
  load: () => Promise<Module>,
  exported = 'default' as Name,
  options?: LazyPartOptions,
): LazyPart<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  const loadIt = async () => {
    const component = (await load())[exported] as ComponentType<Props>;
    part.component = component;
    return { default: component };
  };
  const part = {
    name,
    ...options,
    retryLoad: () => {
      part.component = lazy(loadIt) as ComponentType<Props>;
    },
  } as Part<Props>;
  part.retryLoad();
  return Object.assign((props: Props) => <PartBoundary part={part} props={props} />, {
    prefetch: () => void loadIt().catch(() => {}),
  });
}

/** The part then opens offline and after a deployment. */
export function usePreload(...parts: readonly Pick<LazyPart<never>, 'prefetch'>[]): void {
  const { queryClient } = useAdminKit();
  const [ownParts] = useState(parts);
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (typeof requestIdleCallback !== 'function' || connection?.saveData) return;
    return preload(queryClient, () => {
      for (const part of ownParts) part.prefetch();
    });
  }, [queryClient, ownParts]);
}

interface Part<P> extends LazyPartOptions {
  readonly name: string;
  component: ComponentType<P>;
  readonly retryLoad: () => void;
}

function PartBoundary<P extends object>({ part, props }: { part: Part<P>; props: P }) {
  const { emit } = useAdminKit();
  return (
    <ErrorBoundary
      onError={({ message }) => {
        // React renders a suspended part repeatedly and needs the same component.
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

function CurrentPart<P extends object>({ part, props }: { part: Part<P>; props: P }) {
  // React drops the state of a replaced component.
  const [Component] = useState(() => part.component);
  return <Component {...props} />;
}

const scrollTo = (node: Element | null) => node?.scrollIntoView?.({ block: 'nearest' });

interface NotLoadedProps {
  wasAskedFor: boolean;
  onRetry: () => void;
}

function NotLoaded({ wasAskedFor, onRetry }: NotLoadedProps) {
  const words = useMessages(displayMessages);
  return (
    <FailedState ref={wasAskedFor ? scrollTo : null} onRetry={onRetry}>
      {words.crashText}
    </FailedState>
  );
}
