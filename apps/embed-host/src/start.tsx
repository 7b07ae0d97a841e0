import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Atlas } from './atlas.tsx';
import { loadHostConfig } from './host-config.ts';
import { Message } from './message.tsx';
import { openSessions } from './sessions.ts';
import '@timemap/admin-kit/styles/layers.css';
import '@timemap/admin-kit/styles/tokens.css';

export async function start(handedOver: string | null): Promise<void> {
  const container = document.getElementById('atlas');
  if (container === null) throw new Error('index.html has no element "atlas".');
  const sessions = openSessions(handedOver);
  const config = await loadHostConfig();
  createRoot(container).render(
    <StrictMode>
      {config === null ? (
        <Message title="Not configured">The address of the server is missing in config.json.</Message>
      ) : (
        <Atlas config={config} sessions={sessions} />
      )}
    </StrictMode>,
  );
}
