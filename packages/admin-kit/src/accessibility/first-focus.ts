const FIELDS = [
  'input:not([type="hidden"], [readonly], [aria-disabled="true"], :disabled, [aria-hidden="true"])',
  'textarea:not([readonly], :disabled)',
  'select:not([aria-disabled="true"], :disabled)',
  '[role="checkbox"]:not([aria-disabled="true"])',
].join(', ');

/**
 * Where a person starts in a dialog: what is marked with data-first-focus, as Cancel is in an alert dialog; else the
 * first field to fill in; else nothing in particular.
 */
export function firstFocus(dialog: HTMLElement): HTMLElement | null {
  return dialog.querySelector<HTMLElement>('[data-first-focus]') ?? dialog.querySelector<HTMLElement>(FIELDS);
}
