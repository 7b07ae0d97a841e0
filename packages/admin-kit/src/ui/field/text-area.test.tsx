import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../testing/test-accessibility.ts';
import { TextArea } from './text-area.tsx';

function Description({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return <TextArea label="Description" value={value} onValueChange={setValue} limit={20} />;
}

describe('TextArea', () => {
  it('is named and counts in UTF-16 units', async () => {
    const { container } = render(<Description start="𝕏" />);
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('𝕏');
    expect(screen.getByText('2 / 20')).toBeVisible();
    await expectAccessible(container);
  });

  it('counts up to 5000 by default, and not at all without a limit', () => {
    const area = (limit?: null) => (
      <TextArea label="Notes" value="abc" onValueChange={() => {}} {...(limit === null && { limit })} />
    );
    const { rerender } = render(area());
    expect(screen.getByText('3 / 5,000')).toBeVisible();
    rerender(area(null));
    expect(screen.queryByText(/\/ 5,000/)).toBeNull();
  });

  it('keeps a text that is too long, and marks it', () => {
    render(<Description start={'x'.repeat(21)} />);
    expect(screen.getByRole('textbox')).toHaveValue('x'.repeat(21));
    expect(screen.getByRole('textbox')).toBeInvalid();
    expect(screen.getByText('1 character too many')).toBeVisible();
  });

  describe('near the limit', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    it('announces the rest when typing pauses near the limit, and is silent far from it', () => {
      render(<Description start="short" />);
      const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
      type('x'.repeat(10));
      act(() => vi.advanceTimersByTime(1000));
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
      type('x'.repeat(18));
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
      act(() => vi.advanceTimersByTime(1000));
      expect(screen.getByRole('status')).toHaveTextContent('2 characters left');
    });
  });
});
