import { isOfInputMethod } from '../accessibility/input-method.ts';

const FIELDS =
  'input:not([type="button"], [type="submit"], [type="reset"], [type="image"], [type="file"], [type="color"])';

type KeyPress = Pick<KeyboardEvent, 'key' | 'target'> & { isComposing?: boolean; keyCode?: number };

/** Browsers submit the form around a field then. */
export function isEnterInField(event: KeyPress): boolean {
  return event.key === 'Enter' && !isOfInputMethod(event) && (event.target as Element).matches(FIELDS);
}

/** A form of the host around the screen is not the screen's. Whole pages of ASP.NET are one form. */
export function keepEnterFromOuterForm(
  event: KeyPress & Pick<KeyboardEvent, 'currentTarget' | 'preventDefault'>,
): void {
  if (!isEnterInField(event)) return;
  const { form } = event.target as HTMLInputElement;
  if (form && !(event.currentTarget as Element).contains(form)) event.preventDefault();
}

/** A panel of ASP.NET presses its default button at Enter, and not the `<button>` that has the focus. */
export function keepEnterFromOuterPart(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.stopPropagation();
}
