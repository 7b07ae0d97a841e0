import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CellCheckbox } from '../cell/cell-checkbox.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { CheckboxList } from '../checkbox/checkbox-list.tsx';
import { DELIBERATE_MS, DOUBLE_CLICK_MS, stopPressClock } from '../test-presses.ts';
import { Button } from './button.tsx';

interface SwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

const switches = [
  {
    kind: 'a button',
    Switch: ({ isOn, onChange }: SwitchProps) => (
      <Button flips={isOn} onClick={() => onChange(!isOn)}>
        {isOn ? 'Disable' : 'Enable'}
      </Button>
    ),
  },
  {
    kind: 'a box in a table',
    Switch: ({ isOn, onChange }: SwitchProps) => (
      <CellCheckbox label="Verified, maria" isChecked={isOn} savesAtOnce onCheckedChange={onChange} />
    ),
  },
  {
    kind: 'a box with its label',
    Switch: ({ isOn, onChange }: SwitchProps) => (
      <Checkbox label="Verified" isChecked={isOn} savesAtOnce onCheckedChange={onChange} />
    ),
  },
  {
    kind: 'a box of a list',
    Switch: ({ isOn, onChange }: SwitchProps) => (
      <CheckboxList
        legend="Permissions"
        items={[{ value: '1', label: 'View Timelines', isChecked: isOn }]}
        savesAtOnce
        onCheckedChange={(_, to) => onChange(to)}
      />
    ),
  },
];

type Switch = (typeof switches)[number]['Switch'];

function Two({ Switch, onChange }: { Switch: Switch; onChange: (which: number, isOn: boolean) => void }) {
  const [on, setOn] = useState([false, false]);
  const change = (which: number) => (isOn: boolean) => {
    onChange(which, isOn);
    setOn(on.with(which, isOn));
  };
  return on.map((isOn, which) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: there are always two
    <Switch key={which} isOn={isOn} onChange={change(which)} />
  ));
}

const controls = () => [...screen.queryAllByRole('button'), ...screen.queryAllByRole('checkbox')];
const control = (at: number) => controls()[at] as HTMLElement;

describe.each(switches)('$kind whose press means the opposite once it has changed', ({ Switch }) => {
  function open() {
    const move = stopPressClock();
    const changed = vi.fn();
    render(<Two Switch={Switch} onChange={changed} />);
    return { move, changed, user: userEvent.setup() };
  }

  it('ignores a press that was made within half a second, however late a busy page hears of it', async () => {
    const { move, changed, user } = open();
    await user.click(control(0));
    const madeAt = performance.now() + 400;
    move(DELIBERATE_MS + 300);
    const late = createEvent.click(control(0));
    Object.defineProperty(late, 'timeStamp', { value: madeAt });
    fireEvent(control(0), late);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('ignores a press until its new state has been shown for half a second', async () => {
    const { move, changed, user } = open();
    await user.click(control(0));
    const shown = control(0).outerHTML;
    move(DOUBLE_CLICK_MS);
    await user.click(control(0));
    move(DELIBERATE_MS - DOUBLE_CLICK_MS - 1);
    await user.click(control(0));
    expect(changed.mock.calls).toEqual([[0, true]]);
    expect(control(0).outerHTML).toBe(shown);
    expect(control(0)).toHaveFocus();
    move(1);
    await user.click(control(0));
    expect(changed.mock.calls).toEqual([
      [0, true],
      [0, false],
    ]);
  });

  it('does not change the control next to it', async () => {
    const { changed, user } = open();
    await user.click(control(0));
    await user.click(control(1));
    expect(changed.mock.calls).toEqual([
      [0, true],
      [1, true],
    ]);
  });

  it('takes the first press that it ever gets', async () => {
    const { changed, user } = open();
    await user.tab();
    await user.keyboard(' ');
    expect(changed.mock.calls).toEqual([[0, true]]);
  });
});

describe('a key that is held down', () => {
  const repeats = (button: HTMLElement, repeat: boolean) => {
    const event = createEvent.keyDown(button, { key: 'Enter', repeat });
    fireEvent(button, event);
    return !event.defaultPrevented;
  };

  it('presses a button that flips once', () => {
    render(<Button flips={false}>Enable</Button>);
    expect(repeats(screen.getByRole('button'), false)).toBe(true);
    expect(repeats(screen.getByRole('button'), true)).toBe(false);
  });

  it('goes on pressing any other button', () => {
    render(<Button>Next page</Button>);
    expect(repeats(screen.getByRole('button'), true)).toBe(true);
  });
});
