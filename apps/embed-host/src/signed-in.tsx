import type { AdminClient, CurrentUser } from '@timemap/admin-api';
import { AdminKitProvider } from '@timemap/admin-kit';
import { ActingAsBanner } from '@timemap/admin-kit/login-as';
import { useMemo } from 'react';
import { Dashboard } from './dashboard.tsx';
import { Masthead } from './masthead.tsx';
import { Message } from './message.tsx';
import { dashboardHref } from './place.ts';
import { ProjectPage } from './project-page.tsx';
import { usePlace } from './use-place.ts';
import { useRealtime } from './use-realtime.ts';

interface Props {
  user: CurrentUser;
  client: AdminClient;
  isActing: boolean;
  realtimeUrl: string | null;
  onLeave: (because: 'ended' | 'stopped') => void;
}

export function SignedIn({ user, client, isActing, realtimeUrl, onLeave }: Props) {
  const place = usePlace();
  const realtime = useRealtime(realtimeUrl);
  const session = useMemo(() => ({ user }), [user]);
  return (
    <AdminKitProvider
      client={client}
      session={session}
      {...(realtime && { realtime })}
      onSessionExpired={() => onLeave('ended')}
    >
      {isActing && <ActingAsBanner username={user.username} onStop={() => onLeave('stopped')} />}
      <Masthead username={user.username} onSignOut={isActing ? null : () => onLeave('stopped')} />
      {place.kind === 'dashboard' && <Dashboard client={client} />}
      {place.kind === 'project' && (
        <ProjectPage key={place.projectId} client={client} user={user} projectId={place.projectId} />
      )}
      {place.kind === 'unknown' && (
        <Message title="No such page">
          <p>
            This address leads nowhere. <a href={dashboardHref}>Your atlases</a>
          </p>
        </Message>
      )}
    </AdminKitProvider>
  );
}
