import { AskServerAgain } from './ask-server-again.tsx';
import type { HostConfig } from './host-config.ts';
import { Message } from './message.tsx';
import type { Sessions } from './sessions.ts';
import { SignedIn } from './signed-in.tsx';
import { SignedOut } from './signed-out.tsx';
import { useVisitor } from './use-visitor.ts';

export function Atlas({ config, sessions }: { config: HostConfig; sessions: Sessions }) {
  const { visitor, signIn, leave, askAgain } = useVisitor(config.apiBaseUrl, sessions);
  switch (visitor.status) {
    case 'asking':
      return <Message title="Meridian">One moment …</Message>;
    case 'unreachable':
      return <AskServerAgain onAsk={askAgain} />;
    case 'signedOut':
      return <SignedOut because={visitor.because} apiBaseUrl={config.apiBaseUrl} onSignedIn={signIn} />;
    case 'signedIn':
      return <SignedIn {...visitor} realtimeUrl={config.realtimeUrl} onLeave={leave} />;
  }
}
