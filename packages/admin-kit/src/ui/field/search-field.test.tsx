import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../testing/test-accessibility.ts';
import { SearchField } from './search-field.tsx';

function Search() {
  const [value, setValue] = useState('');
  return <SearchField label="Search members" value={value} onValueChange={setValue} />;
}

const box = () => screen.getByRole('searchbox', { name: 'Search members' });

describe('SearchField', () => {
  it('is emptied by its cross, which gives focus back to the box', async () => {
    const { container } = render(<Search />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.type(box(), 'maria');
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
  });

  it('is emptied by Escape', async () => {
    render(<Search />);
    await userEvent.type(box(), 'maria{Escape}');
    expect(box()).toHaveValue('');
  });

  it('keeps its text when Escape cancels a composition', async () => {
    render(<Search />);
    await userEvent.type(box(), '山');
    for (const asBrowsersSay of [{ isComposing: true }, { keyCode: 229 }]) {
      fireEvent.keyDown(box(), { key: 'Escape', ...asBrowsersSay });
      expect(box()).toHaveValue('山');
    }
  });
});
