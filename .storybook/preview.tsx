import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import type { AccountName } from '@timemap/admin-mock';
import { mockHandlers } from '@timemap/admin-mock/msw';
import type { Scenario } from '@timemap/admin-mock/scenarios';
import addonMsw from 'msw-storybook-addon';
import { useState } from 'react';
import { configure } from 'storybook/test';
import '../packages/admin-kit/src/styles/layers.css';
import '../packages/admin-kit/src/styles/tokens.css';
import './preview.css';
import { axeRules, axeRunOptions } from './axe-options.ts';
import { checkDark } from './check-dark.ts';
import { buildWorld, clientOf, Stage, type StageWorld } from './stage.tsx';
import { globalTypes, initialGlobals, toolbarScenarios } from './toolbar.ts';

// The script of a dialog may take more than the default second to arrive on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** Every request of a story goes to this address; MSW hands it to the story's own stand-in server. */
const API = 'https://api.storybook.test';

export default definePreview({
  tags: ['autodocs'],
  addons: [addonMsw(), addonA11y(), addonDocs()],
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'fullscreen',
    options: {
      storySort: {
        order: [
          'Manual',
          [
            'Getting started',
            'Hosts',
            'Theming',
            'Hooks and slots',
            'Words and locales',
            'Events and vetoes',
          ],
          'Screens',
          'UI',
        ],
      },
    },
    a11y: {
      test: 'error',
      config: { rules: axeRules },
      options: axeRunOptions,
    },
  },
  loaders: [
    ({ parameters, globals }): { world: StageWorld } => ({
      world: buildWorld(
        [...toolbarScenarios(globals), ...((parameters.scenarios ?? []) as Scenario[])],
        globals.role as AccountName,
      ),
    }),
  ],
  beforeEach({ msw, loaded }) {
    msw.use(...mockHandlers((loaded.world as StageWorld).server, API));
  },
  async afterEach({ canvasElement, globals }) {
    if ('__vitest_browser__' in globalThis && globals.theme !== 'dark') await checkDark(canvasElement);
  },
  decorators: [
    (Story, { loaded, globals, parameters }) => {
      const world = loaded.world as StageWorld;
      const [client] = useState(() => clientOf(world, API));
      return (
        <Stage
          client={client}
          session={world.session}
          theme={globals.theme}
          dir={globals.dir}
          locale={globals.locale}
          density={globals.density}
          {...(parameters.capabilities && { capabilities: parameters.capabilities })}
          {...(parameters.policy && { policy: parameters.policy })}
          {...(parameters.mapTiles !== undefined && { mapTiles: parameters.mapTiles })}
        >
          <div
            className="ak-root stage"
            data-theme={globals.theme === 'system' ? undefined : globals.theme}
            data-width={globals.width}
            dir={globals.dir}
          >
            <Story />
          </div>
        </Stage>
      );
    },
  ],
});
