import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../testing/test-accessibility.ts';
import { UserText } from './user-text.tsx';

describe('UserText', () => {
  it('isolates the direction of what others wrote', () => {
    render(<UserText text="שלום" />);
    expect(screen.getByText('שלום').tagName).toBe('BDI');
  });

  it('shows invisible characters by their code point', async () => {
    const { container } = render(<UserText text={'admin\u202Enimda'} />);
    expect(container).toHaveTextContent('admin‹U+202E›nimda');
    expect(screen.getByTitle('Invisible character U+202E')).toBeVisible();
    await expectAccessible(container);
  });

  it('is not translated, because a name must stay what it is, unless it is prose', () => {
    const { rerender } = render(<UserText text="Museum of Time" />);
    expect(screen.getByText('Museum of Time')).toHaveAttribute('translate', 'no');
    rerender(<UserText text="The map stays gray" translate="yes" />);
    expect(screen.getByText('The map stays gray')).toHaveAttribute('translate', 'yes');
  });

  it('shows markup as text', () => {
    const { container } = render(<UserText text={'<img src=x onerror=alert(1)>'} />);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  });

  it('breaks an address after its @ and before its dots, however many', () => {
    const { container } = render(<UserText text=".ada.l@mail.example" breaksAddresses />);
    expect(container.querySelector('bdi')?.innerHTML).toBe('.ada<wbr>.l@<wbr>mail<wbr>.example');
    // jsdom takes a minute for so many elements.
    const dots = renderToStaticMarkup(<UserText text={'.'.repeat(20_000)} breaksAddresses />);
    expect(dots.split('<wbr/>')).toHaveLength(20_000);
  });

  it.each([null, undefined, ''])('shows %o as an empty value', (text) => {
    const { container } = render(<UserText text={text} />);
    expect(container).toHaveTextContent('–no value');
  });
});
