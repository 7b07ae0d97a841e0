import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pressWhenThere } from './press-when-there.ts';

const press = vi.fn();
const Page = ({ button }: { button?: string }) => (
  <main>
    {button !== undefined && (
      <button key={button} type="button" onClick={press}>
        {button}
      </button>
    )}
  </main>
);

/** The observer is told, and then presses after the change of page. */
const soon = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

beforeEach(() => press.mockClear());

describe('a button that the page will have', () => {
  it('is pressed once when it comes, with the focus on it', async () => {
    const { rerender } = render(<Page />);
    pressWhenThere('Create Coupon');
    rerender(<Page button="Reload" />);
    await soon();
    expect(press).not.toHaveBeenCalled();
    rerender(<Page button="Create Coupon" />);
    await soon();
    expect(press).toHaveBeenCalledOnce();
    expect(screen.getByRole('button')).toHaveFocus();
    rerender(<Page />);
    rerender(<Page button="Create Coupon" />);
    await soon();
    expect(press).toHaveBeenCalledOnce();
  });

  it.each([
    ['a key', () => fireEvent.keyDown(document.body, { key: 'Shift' })],
    ['the pointer', () => fireEvent.pointerDown(document.body)],
  ])('is left alone when the person used %s meanwhile', async (_, use) => {
    const { rerender } = render(<Page />);
    pressWhenThere('Create Coupon');
    use();
    rerender(<Page button="Create Coupon" />);
    await soon();
    expect(press).not.toHaveBeenCalled();
  });
});
