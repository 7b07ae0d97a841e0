import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../testing/test-accessibility.ts';
import { TruncatedText } from './truncated-text.tsx';

describe('TruncatedText', () => {
  it('cuts at 200 characters plus an ellipsis (B §2)', () => {
    const { container } = render(<TruncatedText text={'a'.repeat(201)} maxCharacters={200} />);
    expect(container).toHaveTextContent(/^a{200}…$/);
  });

  it('adds no ellipsis to a text that fits', () => {
    const { container } = render(<TruncatedText text={'a'.repeat(200)} maxCharacters={200} />);
    expect(container).toHaveTextContent(/^a{200}$/);
  });

  it('shows the rest on demand', async () => {
    const { container } = render(<TruncatedText text="The map stays gray" maxCharacters={7} isExpandable />);
    expect(container).toHaveTextContent('The map…');
    await userEvent.click(screen.getByRole('button', { name: 'Show all', expanded: false }));
    expect(screen.getByText('The map stays gray')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
    expect(screen.queryByText('The map stays gray')).toBeNull();
    await expectAccessible(container);
  });

  it('reads out the whole of a cut line, and repeats nothing visible', () => {
    const { container } = render(<TruncatedText text="A long name" />);
    const root = container.firstElementChild as HTMLElement;
    fireEvent.pointerEnter(root);
    expect(root).not.toHaveAttribute('title');
    Object.defineProperty(root, 'scrollWidth', { value: 100 });
    fireEvent.pointerEnter(root);
    expect(root).toHaveAttribute('title', 'A long name');
  });
});
