import type { AdminKitProviderProps } from '@timemap/admin-kit';
import { type ReactNode, useState } from 'react';
import { addressOf } from './network.ts';
import { clientOf, Stage, type StageWorld } from './stage.tsx';

interface StoryStageProps {
  world: StageWorld;
  messages: NonNullable<AdminKitProviderProps['messages']>;
  globals: Pick<AdminKitProviderProps, 'theme' | 'dir' | 'locale' | 'density'> & { width?: string };
  parameters: Partial<Pick<AdminKitProviderProps, 'capabilities' | 'policy' | 'mapTiles'>>;
  children: ReactNode;
}

export function StoryStage({ world, messages, globals, parameters, children }: StoryStageProps) {
  const [client] = useState(() => clientOf(world, addressOf(world.server)));
  const { capabilities, policy, mapTiles } = parameters;
  return (
    <Stage
      client={client}
      session={world.session}
      theme={globals.theme}
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
        data-theme={globals.theme === 'system' ? undefined : globals.theme}
        data-width={globals.width}
        dir={globals.dir}
      >
        {children}
      </div>
    </Stage>
  );
}
