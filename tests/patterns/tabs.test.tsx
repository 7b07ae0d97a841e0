import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Tabs } from '../../packages/admin-kit/src/ui/tabs/tabs.tsx';

const items = ['Administration', 'Users', 'Projects'].map((label) => ({
  value: label.toLowerCase(),
  label,
  content: <p>All {label}</p>,
}));

function Panels() {
  const [value, setValue] = useState('users');
  return <Tabs label="Faculty of Arts" items={items} value={value} onValueChange={setValue} />;
}

async function show() {
  render(<Panels />);
  const user = userEvent.setup();
  await user.tab();
  return user;
}

const tabs = () => screen.getAllByRole('tab');
const tab = (name: string) => screen.getByRole('tab', { name });

describe('the tabs pattern: roles, states and properties', () => {
  it('the set of tabs has role tablist and a name', async () => {
    await show();
    const list = screen.getByRole('tablist', { name: 'Faculty of Arts' });
    expect(list).toHaveAttribute('aria-orientation', 'horizontal');
    for (const each of tabs()) expect(list).toContainElement(each);
  });

  it('each tab has role tab, and aria-controls with the id of its panel', async () => {
    await show();
    for (const each of tabs()) {
      const panel = document.getElementById(each.getAttribute('aria-controls') ?? '');
      expect(panel).toHaveAttribute('role', 'tabpanel');
      expect(panel).toHaveAttribute('aria-labelledby', each.id);
    }
  });

  it('the active tab has aria-selected true, all others false', async () => {
    await show();
    expect(tabs().map((each) => each.getAttribute('aria-selected'))).toEqual(['false', 'true', 'false']);
  });

  it('the content of the active tab has role tabpanel and the name of its tab; no other is perceivable', async () => {
    await show();
    expect(screen.getAllByRole('tabpanel')).toEqual([screen.getByRole('tabpanel', { name: 'Users' })]);
    expect(screen.getByRole('tabpanel')).toHaveTextContent('All Users');
  });
});

describe('the tabs pattern: keys', () => {
  it('Tab: moves focus to the active tab, then to its panel', async () => {
    const user = await show();
    expect(tab('Users')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('tabpanel', { name: 'Users' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(tab('Users')).toHaveFocus();
  });

  it('Right Arrow: moves focus to the next tab, from the last to the first', async () => {
    const user = await show();
    await user.keyboard('{ArrowRight}');
    expect(tab('Projects')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(tab('Administration')).toHaveFocus();
  });

  it('Left Arrow: moves focus to the previous tab, from the first to the last', async () => {
    const user = await show();
    await user.keyboard('{ArrowLeft}');
    expect(tab('Administration')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(tab('Projects')).toHaveFocus();
  });

  it('Home and End: move focus to the first and the last tab', async () => {
    const user = await show();
    await user.keyboard('{Home}');
    expect(tab('Administration')).toHaveFocus();
    await user.keyboard('{End}');
    expect(tab('Projects')).toHaveFocus();
  });

  it.each(['{Enter}', ' '])('%j: activates the focused tab, which moving alone does not', async (key) => {
    const user = await show();
    await user.keyboard('{ArrowRight}');
    expect(tab('Users')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard(key);
    expect(tab('Projects')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Projects')).toHaveFocus();
  });

  it('Down Arrow and Up Arrow: are left to the browser, which scrolls with them', async () => {
    const user = await show();
    await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    expect(tab('Users')).toHaveFocus();
  });
});
