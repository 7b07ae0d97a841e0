import './starting-up.css';

/** Until the session is known nothing of a page is shown; a line says so when that takes a moment. */
export function StartingUp() {
  return (
    <p role="status" className="console-starting-up">
      Loading
    </p>
  );
}
