import { keepEnterFromOuterForm, keepEnterFromOuterPart } from '../browser/outer-form.ts';
import { sharedOnPage } from '../browser/shared-context.ts';

/** The screens of the page, the one that was used last at the end. */
const screens = sharedOnPage('screens', () => new Set<HTMLElement>());
const listeners = sharedOnPage('listeners', () => new Set<() => void>());

export function enterScreen(screen: HTMLElement): () => void {
  const use = () => {
    screens.delete(screen);
    screens.add(screen);
  };
  use();
  screen.addEventListener('focusin', use);
  screen.addEventListener('pointerdown', use);
  screen.addEventListener('keydown', keepEnterFromOuterForm);
  screen.addEventListener('keypress', keepEnterFromOuterPart);
  return () => {
    screen.removeEventListener('focusin', use);
    screen.removeEventListener('pointerdown', use);
    screen.removeEventListener('keydown', keepEnterFromOuterForm);
    screen.removeEventListener('keypress', keepEnterFromOuterPart);
    screens.delete(screen);
    for (const listener of listeners) listener();
  };
}
