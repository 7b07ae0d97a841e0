import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CellCheckbox } from '../ui/cell/cell-checkbox.tsx';
import { CellNumber } from '../ui/cell/cell-number.tsx';
import { moveBetweenCells } from './move-between-cells.ts';

const nothing = () => undefined;

function Rates({ dir }: { dir?: 'rtl' }) {
  return (
    <table dir={dir} onKeyDown={moveBetweenCells}>
      <tbody>
        {['A', 'B', 'C'].map((row) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            <td>
              <CellNumber label={`Value ${row}`} value={25} onCommit={nothing} />
            </td>
            <td>between</td>
            <td>
              <CellCheckbox label={`On ${row}`} isChecked onCheckedChange={nothing} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const value = (row: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `Value ${row}` });
const box = (row: string) => screen.getByRole('checkbox', { name: `On ${row}` });
const press = (keys: string) => userEvent.keyboard(keys);

describe('arrow keys in a table edited in place', () => {
  it('move up and down within a column, and stop at its ends', async () => {
    render(<Rates />);
    value('B').focus();
    await press('{ArrowDown}');
    expect(value('C')).toHaveFocus();
    await press('{ArrowDown}');
    expect(value('C')).toHaveFocus();
    await press('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(value('A')).toHaveFocus();
  });

  it('choose a candidate while text is composed', () => {
    render(<Rates />);
    value('B').focus();
    fireEvent.keyDown(value('B'), { key: 'ArrowDown', isComposing: true });
    expect(value('B')).toHaveFocus();
  });

  it('move left and right past cells without a control', async () => {
    render(<Rates />);
    value('A').focus();
    await press('{ArrowRight}');
    expect(box('A')).toHaveFocus();
    await press('{ArrowRight}');
    expect(box('A')).toHaveFocus();
    await press('{ArrowLeft}');
    expect(value('A')).toHaveFocus();
  });

  it('move the caret first, where a text is being edited', async () => {
    render(<Rates />);
    await userEvent.click(value('A'));
    value('A').setSelectionRange(1, 1);
    await press('{ArrowRight}');
    expect(value('A')).toHaveFocus();
    expect(value('A').selectionStart).toBe(2);
    await press('{ArrowRight}');
    expect(box('A')).toHaveFocus();
  });

  it('leave a change to be saved behind them', async () => {
    const saved: number[] = [];
    render(
      <table onKeyDown={moveBetweenCells}>
        <tbody>
          {['A', 'B'].map((row) => (
            <tr key={row}>
              <td>
                <CellNumber label={`Value ${row}`} value={25} onCommit={(next) => saved.push(next)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>,
    );
    value('A').focus();
    await press('30{ArrowDown}40{ArrowUp}');
    expect(saved).toEqual([30, 40]);
    expect(value('A')).toHaveFocus();
  });

  it('follow the direction of the text', async () => {
    render(<Rates dir="rtl" />);
    value('A').focus();
    await press('{ArrowLeft}');
    expect(box('A')).toHaveFocus();
    await press('{ArrowRight}');
    expect(value('A')).toHaveFocus();
  });

  it('move the caret of a number its own way first, where the text runs from right to left', async () => {
    render(<Rates dir="rtl" />);
    await userEvent.click(value('A'));
    value('A').setSelectionRange(1, 1);
    await press('{ArrowLeft}');
    expect(value('A')).toHaveFocus();
    expect(value('A').selectionStart).toBe(0);
    await press('{ArrowLeft}');
    expect(box('A')).toHaveFocus();
  });

  it('are left to the browser with a modifier key', async () => {
    render(<Rates />);
    value('B').focus();
    await press('{Shift>}{ArrowDown}{/Shift}');
    expect(value('B')).toHaveFocus();
  });
});
