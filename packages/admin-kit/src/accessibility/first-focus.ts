const FIELDS = [
  'input:not([type="hidden"], [readonly], [aria-disabled="true"], :disabled, [aria-hidden="true"])',
  'textarea:not([readonly], :disabled)',
  'select:not([aria-disabled="true"], :disabled)',
  '[role="checkbox"]:not([aria-disabled="true"])',
].join(', ');

export function firstFocus(dialog: HTMLElement): HTMLElement | null {
  return dialog.querySelector<HTMLElement>('[data-first-focus]') ?? dialog.querySelector<HTMLElement>(FIELDS);
}
