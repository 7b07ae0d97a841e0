import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { Controls, Description, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { definePreview } from '@storybook/react-vite';
import type { MessageOverride } from '@timemap/admin-kit';
import type { AccountName } from '@timemap/admin-mock';
import type { Scenario } from '@timemap/admin-mock/scenarios';
import addonMsw from 'msw-storybook-addon';
import { Suspense } from 'react';
import { configure } from 'storybook/test';
import '../packages/admin-kit/src/styles/layers.css';
import '../packages/admin-kit/src/styles/tokens.css';
import '../packages/admin-kit/src/ui/link/link.css';
import './preview.css';
import { axeRules, axeRunOptions } from './axe-options.ts';
import { checkAppearances } from './check-appearances.ts';
import { PartGuidance } from './guidance.tsx';
import { sharedWorker } from './network.ts';
import { makeTextsPlain } from './plain-texts.ts';
import { readableDescriptions, readableProps } from './prop-tables.ts';
import { buildWorld, type StageWorld } from './stage.tsx';
import { StoryStage } from './story-stage.tsx';
import { ThemedDocs } from './themed-docs.tsx';
import { globalTypes, initialGlobals, toolbarMessages, toolbarScenarios } from './toolbar.ts';
import { WhenNear } from './when-near.tsx';

// The script of a dialog may take longer than the default second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

interface Loaded {
  readonly world: StageWorld;
  readonly messages: readonly MessageOverride[];
}

const isTest = '__vitest_browser__' in globalThis;
const checksAll = import.meta.env.VITE_APPEARANCES === 'all';

const ComponentPage = () => (
  // The whole page waits, so that nothing is pushed down.
  <Suspense>
    <Title />
    <Subtitle />
    <Description />
    <Primary />
    <PartGuidance />
    <Controls />
    <Stories includePrimary={false} />
  </Suspense>
);

const hasSteps = (story: object) => 'playFunction' in story && story.playFunction !== undefined;

/** The steps of a story open dialogs and take the focus, so they would disturb a page of many stories. */
const StepsNote = ({ storyId }: { storyId: string }) => (
  <p className="stage-steps">
    Shown before its steps.{' '}
    <a className="ak-link" href={`./?path=/story/${storyId}`} target="_top">
      Open the story
    </a>{' '}
    to see them.
  </p>
);

export default definePreview({
  tags: ['autodocs'],
  addons: [addonMsw(sharedWorker), addonA11y(), addonDocs()],
  argTypesEnhancers: [readableProps],
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'fullscreen',
    docs: { codePanel: false, container: ThemedDocs, page: ComponentPage, ...readableDescriptions },
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
          'Organizations',
          'People',
          'Projects',
          'Billing',
          'Learning (LTI)',
          'Support',
          'Statistics',
          'Shell',
          'Design',
          'Parts',
          ['Overview'],
        ],
      },
    },
    a11y: {
      test: 'error',
      config: { rules: axeRules },
      // The panel of Storybook shows all results, which take a fifth more time.
      options: isTest ? { ...axeRunOptions, resultTypes: ['violations'] } : axeRunOptions,
    },
  },
  loaders: [
    async ({ parameters, globals, name }): Promise<Loaded> => {
      const messages = await toolbarMessages(globals);
      const world = buildWorld(
        [...toolbarScenarios(globals), ...((parameters.scenarios ?? []) as Scenario[])],
        globals.role as AccountName,
      );
      if (!name.startsWith('Hostile')) makeTextsPlain(world.server);
      return { messages, world };
    },
  ],
  async afterEach({ globals }) {
    if (isTest) await checkAppearances({ isDark: globals.theme === 'dark', isWhole: checksAll });
  },
  decorators: [
    (Story, context) => {
      const { loaded, globals, parameters, viewMode, id } = context;
      const { messages, world } = loaded as Loaded;
      const stage = (
        // Stories must not share data between people or servers.
        <StoryStage
          key={`${globals.role} ${globals.scenario} ${globals.latency}`}
          messages={messages}
          world={world}
          globals={globals}
          parameters={parameters}
        >
          {viewMode === 'docs' && hasSteps(context) && <StepsNote storyId={id} />}
          <Story />
        </StoryStage>
      );
      return viewMode === 'docs' ? <WhenNear>{stage}</WhenNear> : stage;
    },
  ],
});
