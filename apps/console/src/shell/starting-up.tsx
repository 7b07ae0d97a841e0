import { Brand } from './brand.tsx';
import './starting-up.css';

/** Until the session is known: the header's place, nothing of a page, and a word when it takes a moment. */
export function StartingUp() {
  return (
    <>
      <header className="console-starting-up-header">
        <Brand />
      </header>
      <p role="status" className="console-starting-up">
        Loading
      </p>
    </>
  );
}
