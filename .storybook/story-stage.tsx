import type { AdminKitProviderProps } from '@timemap/admin-kit';
import { type ReactNode, useState } from 'react';
import { addressOf } from './network.ts';
import { clientOf, Stage, type StageWorld } from './stage.tsx';
import { type Globals, themeOf } from './toolbar.ts';

interface StoryStageProps {
  world: StageWorld;
  messages: NonNullable<AdminKitProviderProps['messages']>;
  globals: Globals & Pick<AdminKitProviderProps, 'dir' | 'locale' | 'density'> & { width?: string };
  parameters: Partial<Pick<AdminKitProviderProps, 'capabilities' | 'policy' | 'mapTiles'>>;
  children: ReactNode;
}

export function StoryStage({ world, messages, globals, parameters, children }: StoryStageProps) {
  const [client] = useState(() => clientOf(world, addressOf(world.server)));
  const { capabilities, policy, mapTiles } = parameters;
  const theme = themeOf(globals);
  return (
    <Stage
      client={client}
      session={world.session}
      theme={theme}
      dir={globals.dir}
      messages={messages}
      locale={globals.locale}
      density={globals.density}
      {...(capabilities && { capabilities })}
      {...(policy && { policy })}
      {...(mapTiles !== undefined && { mapTiles })}
    >
      <div
        className="ak-root stage"
        data-theme={theme === 'system' ? undefined : theme}
        data-width={globals.width}
        dir={globals.dir}
      >
        {children}
      </div>
    </Stage>
  );
}
