import type { AdminClient } from '@timemap/admin-api';
import { createElement, type FunctionComponent } from 'react';
import { createRoot } from 'react-dom/client';
import type { AdminSession } from '../context/admin-kit-context.ts';
import { createMemoryDrafts, type Drafts } from '../context/drafts.ts';
import { createQueryClient, type QueryClient } from '../data/query.ts';
import { ScreenBoundary } from '../parts/screen-boundary.tsx';
import { AdminKitProvider } from '../provider/admin-kit-provider.tsx';
import { SlotsContext } from '../ui/slot/screen-slots.ts';
import type { SlotFiller } from './element-slots.tsx';
import type { AdminKitConfiguration, AdminKitElement, ElementSlots } from './element-types.ts';
import { dispatchCrash, dispatchElementEvent } from './screen-definition.ts';

export interface ShownScreen {
  readonly kit: AdminKitElement;
  readonly configuration: AdminKitConfiguration;
  readonly properties: object;
  readonly slots: ElementSlots | null;
}

export interface MountedScreen {
  render(shown: ShownScreen): void;
  unmount(): void;
}

/** Without a shadow root, one style sheet serves all. */
export function mountScreen(element: HTMLElement, View: FunctionComponent<never>): MountedScreen {
  const children = [...element.querySelectorAll<HTMLElement>(':scope > [slot]')];
  // The ids of the host's own React start the same way.
  const root = createRoot(element, { identifierPrefix: 'ak-element-' });
  let latest: ShownScreen | null = null;
  let fill: SlotFiller | null = null;

  const mounted: MountedScreen = {
    render(shown) {
      latest = shown;
      const { kit, configuration, properties } = shown;
      const { session } = configuration;
      if ('then' in session) {
        session.then(
          (signedIn) =>
            latest === shown &&
            mounted.render({ ...shown, configuration: { ...configuration, session: signedIn } }),
          (error: unknown) => dispatchCrash(element, error),
        );
        return;
      }
      if (fill === null && (shown.slots !== null || children.length > 0)) {
        import('./element-slots.tsx').then(
          (loaded) => {
            fill ??= loaded.slotFiller(children);
            if (latest !== null) mounted.render(latest);
          },
          (error: unknown) => dispatchCrash(element, error),
        );
        return;
      }
      const view = createElement(View as FunctionComponent<{ element: HTMLElement }>, {
        ...properties,
        element,
      });
      root.render(
        <AdminKitProvider
          {...sharedBy(kit, configuration.client, session)}
          {...configuration}
          navigate={(href) => {
            if (configuration.navigate) configuration.navigate(href);
            else if (dispatchElementEvent(element, 'ak-navigate', { href })) window.location.assign(href);
          }}
          beforeAction={(action) =>
            dispatchElementEvent(element, 'ak-before-action', action) &&
            (configuration.beforeAction?.(action) ?? true)
          }
          onEvent={(event) => {
            dispatchElementEvent(element, 'ak-event', event);
            configuration.onEvent?.(event);
          }}
          onSessionExpired={() => reportExpiry(kit, session, configuration.onSessionExpired)}
        >
          <ScreenBoundary screen={element.localName} resetKey={Object.values(properties).join()}>
            <SlotsContext value={fill?.(shown.slots) ?? null}>{view}</SlotsContext>
          </ScreenBoundary>
        </AdminKitProvider>,
      );
    },
    unmount() {
      latest = null;
      root.unmount();
      element.append(...children);
    },
  };
  return mounted;
}

interface Shared {
  readonly client: AdminClient;
  readonly userId: number;
  readonly cache: { readonly queryClient: QueryClient; readonly drafts: Drafts };
}

const sharedByKit = new WeakMap<AdminKitElement, Shared>();

function sharedBy(kit: AdminKitElement, client: AdminClient, session: AdminSession): Shared['cache'] {
  const userId = session.user.id;
  const known = sharedByKit.get(kit);
  if (known?.client === client && known.userId === userId) return known.cache;
  const cache = { queryClient: createQueryClient(), drafts: createMemoryDrafts() };
  sharedByKit.set(kit, { client, userId, cache });
  return cache;
}

const expiredSessions = new WeakSet<AdminSession>();

function reportExpiry(
  kit: AdminKitElement,
  session: AdminSession,
  onSessionExpired: AdminKitConfiguration['onSessionExpired'],
): void {
  if (expiredSessions.has(session)) return;
  expiredSessions.add(session);
  dispatchElementEvent(kit, 'ak-session-expired', null);
  onSessionExpired?.();
}
