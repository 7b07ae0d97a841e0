import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { keepTabInside } from './keep-tab-inside.ts';

function renderIn(place: ShadowRoot | HTMLElement) {
  const container = document.createElement('div');
  place.append(container);
  // A browser tells what is hidden; this one shows everything.
  Element.prototype.checkVisibility ??= () => true;
  render(
    <div role="dialog" tabIndex={-1} onKeyDown={keepTabInside}>
      <input aria-label="First" />
      <button type="button" disabled>
        Never
      </button>
      <button type="button">Last</button>
    </div>,
    { container },
  );
  const [first, , last] = container.querySelectorAll<HTMLElement>('input, button');
  if (!first || !last) throw new Error('Nothing was rendered.');
  return { first, last };
}

it('goes round in a shadow root, both ways', async () => {
  const host = document.body.appendChild(document.createElement('section'));
  const shadow = host.attachShadow({ mode: 'open' });
  const { first, last } = renderIn(shadow);
  last.focus();
  last.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true }));
  expect(shadow.activeElement).toBe(first);
  first.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Tab', shiftKey: true, bubbles: true, cancelable: true }),
  );
  expect(shadow.activeElement).toBe(last);
  host.remove();
});

it('leaves Tab alone in the document, where Radix keeps it', async () => {
  const { last } = renderIn(document.body.appendChild(document.createElement('section')));
  last.focus();
  await userEvent.tab();
  expect(last).not.toHaveFocus();
});
