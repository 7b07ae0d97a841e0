import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildWorld, clientOf, Stage } from '../../.storybook/stage.tsx';
import { screenStories } from './screen-stories.ts';

// Stories need a browser for their import.
const browserGlobals = ['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'matchMedia'];

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('on a server', () => {
  it.each(screenStories.map((screen) => [screen.meta.input.title, screen] as const))(
    '%s renders without a browser, and without inline styles or scripts',
    (_, screen) => {
      const world = buildWorld([]);
      const { input } = screen.stories.get('Ready') as { input: { args?: object } };
      const component = screen.meta.input.component as ComponentType<object>;
      const args = { ...(screen.meta.input as { args?: object }).args, ...input.args };
      for (const name of browserGlobals) vi.stubGlobal(name, undefined);
      const html = renderToString(
        <Stage client={clientOf(world, 'https://api.test')} session={world.session}>
          {createElement(component, args)}
        </Stage>,
      );
      // In production, React repairs no attribute that the policy blocks.
      expect(html.match(/<\w+[^>]* style="[^"]*"/g) ?? [], 'a policy without inline styles').toEqual([]);
      expect(html).not.toMatch(/<(script|style)\b/);
    },
  );
});
