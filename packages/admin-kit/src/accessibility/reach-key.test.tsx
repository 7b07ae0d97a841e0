import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { SelectionBar } from '../ui/data-table/selection-bar.tsx';
import { ToastRegion } from '../ui/toast/toast-region.tsx';

function Page() {
  const [count, setCount] = useState(0);
  const [isUndoOffered, setUndoOffered] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Select
      </button>
      <button type="button" onClick={() => setUndoOffered(true)}>
        Save
      </button>
      <SelectionBar
        selectedCount={count}
        matchCount={9}
        isEveryMatchSelected={false}
        actions={undefined}
        onSelectAll={() => {}}
        onClear={() => setCount(0)}
      />
      <ToastRegion
        toasts={
          isUndoOffered
            ? [{ id: '1', text: 'Saved.', action: { label: 'Undo', keys: 'Control+Z', onAction: () => {} } }]
            : []
        }
        onDismiss={() => setUndoOffered(false)}
      />
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

describe('what appeared away from the focus', () => {
  it('is one key away, the newest first, and so is the way back [keyboard] [focus]', async () => {
    const user = userEvent.setup();
    render(<Page />);
    button('Save').focus();
    await user.keyboard('{F6}');
    expect(button('Save')).toHaveFocus();
    await user.click(button('Select'));
    await user.click(button('Save'));
    await user.keyboard('{F6}');
    expect(button('Undo')).toHaveFocus();
    await user.keyboard('{F6}');
    expect(button('Select all 9')).toHaveFocus();
    expect(screen.getByRole('group', { name: '1 selected' })).toContainElement(button('Select all 9'));
    await user.keyboard('{F6}');
    expect(button('Save')).toHaveFocus();
  });

  it('says the key when it appears, and not with each further row [spoken]', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.click(button('Select'));
    const [bar] = screen.getAllByRole('status');
    expect(bar).toHaveTextContent('1 selected F6 goes to the actions.');
    await user.click(button('Select'));
    expect(bar?.textContent).toBe('2 selected');
    await user.click(button('Save'));
    expect(screen.getByRole('list')).toHaveTextContent('Saved. F6 goes to the actions, Ctrl+Z undoes.');
  });
});
