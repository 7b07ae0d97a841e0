import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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

  it('reads out the whole of a cut line, and repeats nothing visible', () => {
    const { container } = render(<TruncatedText text="A long name" />);
    const root = container.firstElementChild as HTMLElement;
    fireEvent.pointerEnter(root);
    expect(root).not.toHaveAttribute('title');
    Object.defineProperty(root.firstElementChild, 'scrollWidth', { value: 100 });
    fireEvent.pointerEnter(root);
    expect(root).toHaveAttribute('title', 'A long name');
  });
});
