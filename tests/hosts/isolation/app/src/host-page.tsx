import { type ReactNode, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Fixture } from './fixture';

export interface Place {
  readonly element: HTMLElement;
  readonly portalContainer?: HTMLElement;
}

export interface HostPage {
  load(): Promise<void>;
  mount(): Promise<void>;
  unmount(): void;
}

declare global {
  interface Window {
    hostPage: HostPage;
  }
}

/** A fixed place separates layouts and aligns pictures with whole pixels. */
export const BOX = {
  position: 'fixed',
  insetBlockStart: '0',
  insetInlineStart: '0',
  zIndex: '1',
  inlineSize: '800px',
  blockSize: '2400px',
  overflow: 'hidden',
  background: 'white',
} as const;

export function hostPage(
  wrap: (page: ReactNode) => ReactNode = (page) => page,
  place: () => Place = () => ({ element: document.getElementById('embed') as HTMLElement }),
): void {
  createRoot(document.getElementById('host') as HTMLElement).render(
    <StrictMode>
      {wrap(
        <Fixture>
          <div id="embed" style={BOX} />
        </Fixture>,
      )}
    </StrictMode>,
  );
  let root: Root | null = null;
  window.hostPage = {
    load: async () => void (await import('./embedded-screens')),
    mount: async () => {
      const { EmbeddedScreens } = await import('./embedded-screens');
      const { element, portalContainer } = place();
      root = createRoot(element);
      root.render(<EmbeddedScreens portalContainer={portalContainer ?? null} />);
    },
    unmount: () => root?.unmount(),
  };
}
