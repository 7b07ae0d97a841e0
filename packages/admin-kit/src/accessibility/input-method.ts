/**
 * Whether a key belongs to an input method: Enter accepts a word, Escape takes it back, and neither is meant for the page.
 * WebKit ends the composition before it reports that key, so `isComposing` is false; the key code is 229.
 */
export function isOfInputMethod(event: { isComposing?: boolean; keyCode?: number }): boolean {
  return event.isComposing === true || event.keyCode === 229;
}
