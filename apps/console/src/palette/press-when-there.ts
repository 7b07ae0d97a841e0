const PATIENCE_MS = 10_000;

/**
 * Presses a button of the page, as soon as the page has it. Not after the person did something else meanwhile: a dialog
 * that opens late would be in their way.
 */
export function pressWhenThere(name: string): void {
  const end = new AbortController();
  const { signal } = end;
  const look = () => {
    const buttons = document.querySelectorAll<HTMLButtonElement>('main button');
    const button = [...buttons].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
    );
    if (button === undefined) return;
    end.abort();
    // Once the change of page has placed its focus.
    setTimeout(() => {
      button.focus();
      button.click();
    }, 0);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => end.abort(), PATIENCE_MS);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const type of ['keydown', 'pointerdown'])
    window.addEventListener(type, () => end.abort(), { capture: true, signal });
  look();
}
