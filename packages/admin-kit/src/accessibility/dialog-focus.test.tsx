import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { keepTabInside, rememberFocus } from './dialog-focus.ts';

describe('rememberFocus', () => {
  it('gives focus back to what had it', () => {
    render(<button type="button">Opener</button>);
    screen.getByRole('button').focus();
    const giveBack = rememberFocus();
    screen.getByRole('button').blur();
    giveBack();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('leaves focus where someone has moved it in the meantime', () => {
    render(
      <>
        <button type="button">Opener</button>
        <button type="button">Elsewhere</button>
      </>,
    );
    screen.getByText('Opener').focus();
    const giveBack = rememberFocus();
    screen.getByText('Elsewhere').focus();
    giveBack();
    expect(screen.getByText('Elsewhere')).toHaveFocus();
  });

  it('gives focus back to what had it in a shadow root, and to its host when it is gone', () => {
    render(<section data-testid="frame" aria-label="Frame" />);
    const frame = screen.getByTestId('frame');
    const shadow = frame.attachShadow({ mode: 'open' });
    const opener = document.createElement('button');
    shadow.append(opener);
    opener.focus();
    const giveBack = rememberFocus();
    opener.blur();
    giveBack();
    expect(shadow.activeElement).toBe(opener);
    opener.remove();
    giveBack();
    expect(frame).toHaveFocus();
  });

  it('takes it from a dialog around the opener, which only kept it from the body', () => {
    render(
      <div role="dialog" tabIndex={-1}>
        <button type="button">Opener</button>
      </div>,
    );
    screen.getByRole('button').focus();
    const giveBack = rememberFocus();
    screen.getByRole('dialog').focus();
    giveBack();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('takes the button of the menu that the opener was an entry of', () => {
    const { rerender } = render(
      <>
        <button type="button" id="actions">
          Actions
        </button>
        <div role="menu" aria-labelledby="actions">
          <div role="menuitem" tabIndex={-1}>
            Remove
          </div>
        </div>
      </>,
    );
    screen.getByRole('menuitem').focus();
    const giveBack = rememberFocus();
    rerender(
      <button type="button" id="actions">
        Actions
      </button>,
    );
    (document.activeElement as HTMLElement).blur();
    screen.getByRole('button').blur();
    giveBack();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it.each([
    ['next', 'li', ['anna', 'maria', 'tom']],
    ['one before', 'tom', ['anna', 'li', 'maria']],
  ])('takes the same control of the %s when the entry of the opener is gone', (_, gone, left) => {
    const list = (rows: readonly string[]) => (
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <a href="/">{row}</a>
            <button type="button">Remove {row}</button>
          </li>
        ))}
      </ul>
    );
    const { rerender } = render(list(['anna', 'li', 'maria', 'tom']));
    screen.getByText(`Remove ${gone}`).focus();
    const giveBack = rememberFocus();
    rerender(list(left));
    giveBack();
    expect(screen.getByText('Remove maria')).toHaveFocus();
  });

  it('takes what surrounded an opener that is gone, and leaves no trace of it', () => {
    const list = (rows: string[]) => (
      <section aria-label="Members">
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <button type="button">{row}</button>
            </li>
          ))}
        </ul>
      </section>
    );
    const { rerender } = render(list(['maria']));
    screen.getByText('maria').focus();
    const giveBack = rememberFocus();
    rerender(list([]));
    expect(document.body).toHaveFocus();
    giveBack();
    expect(screen.getByRole('list')).toHaveFocus();
    screen.getByRole('list').blur();
    expect(screen.getByRole('list')).not.toHaveAttribute('tabindex');
  });

  it('takes the content of the page where nothing had focus', () => {
    render(<main>What an address opened a dialog over</main>);
    const giveBack = rememberFocus();
    giveBack();
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('keepTabInside', () => {
  function renderIn(place: ShadowRoot | HTMLElement) {
    const container = document.createElement('div');
    place.append(container);
    // jsdom lacks `checkVisibility`.
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
});
