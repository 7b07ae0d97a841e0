import { Message } from './message.tsx';

export function AskServerAgain({ onAsk }: { onAsk: () => void }) {
  return (
    <Message title="No answer">
      <p>The server did not say whose session this is. Nothing was lost.</p>
      <button type="button" onClick={onAsk}>
        Ask again
      </button>
    </Message>
  );
}
