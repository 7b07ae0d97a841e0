import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { PortalContext } from '../portal/portal-settings.ts';
import { expectAccessible } from '../testing/test-accessibility.ts';
import { Tabs } from './tabs.tsx';

const items = ['Administration', 'Users', 'Projects'].map((label) => ({
  value: label.toLowerCase(),
  label,
  content: `All ${label}`,
}));

function Organization({ dir = 'ltr' }: { dir?: 'ltr' | 'rtl' }) {
  const [value, setValue] = useState('administration');
  return (
    <PortalContext value={{ container: null, theme: 'system', density: 'comfortable', dir, lang: 'en' }}>
      <Tabs label="Faculty of Arts" items={items} value={value} onValueChange={setValue} />
    </PortalContext>
  );
}

function WithShortcut() {
  const [value, setValue] = useState('first');
  const shortcut = (
    <button type="button" onClick={() => setValue('second')}>
      Go on
    </button>
  );
  return (
    <Tabs
      label="Steps"
      items={[
        { value: 'first', label: 'First', content: shortcut },
        { value: 'second', label: 'Second', content: 'Done' },
      ]}
      value={value}
      onValueChange={setValue}
    />
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

describe('Tabs', () => {
  it('moves focus with the arrow keys and chooses with Enter or Space, not in passing', async () => {
    render(<Organization />);
    await userEvent.tab();
    expect(tab('Administration')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Users')).toHaveFocus();
    expect(tab('Administration')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    expect(tab('Users')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End} ');
    expect(screen.getByRole('tabpanel', { name: 'Projects' })).toHaveTextContent('All Projects');
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Administration')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Home}');
    expect(tab('Administration')).toHaveFocus();
  });

  it('follows the line of reading', async () => {
    render(<Organization dir="rtl" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(tab('Users')).toHaveFocus();
  });

  it('mounts only the chosen panel, and Tab moves from the tab into it', async () => {
    const { container } = render(<Organization />);
    await userEvent.click(tab('Users'));
    expect(screen.getByText('All Users')).toBeVisible();
    expect(screen.queryByText('All Administration')).not.toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel', { name: 'Users' })).toHaveFocus();
    await expectAccessible(container);
  });

  it('moves focus to the tab that a button inside a panel chose', async () => {
    render(<WithShortcut />);
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
    expect(tab('Second')).toHaveFocus();
  });
});
