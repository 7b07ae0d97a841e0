import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../testing/test-accessibility.ts';
import { ErrorBoundary } from './error-boundary.tsx';

let isBroken = true;
function Part() {
  if (isBroken) throw new Error('secret at line 7');
  return <p>Works</p>;
}

function Odd(): never {
  throw 'just a text';
}

const quietly = { onCaughtError: () => undefined };

describe('ErrorBoundary', () => {
  it('keeps the rest of the page and shows no error text', async () => {
    isBroken = true;
    const { container } = render(
      <>
        <p>The rest</p>
        <ErrorBoundary>
          <Part />
        </ErrorBoundary>
      </>,
      quietly,
    );
    expect(screen.getByText('The rest')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('This part stopped working');
    expect(container).not.toHaveTextContent('secret');
    await expectAccessible(container);
  });

  it('tries again on Retry', async () => {
    isBroken = true;
    render(
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>,
      quietly,
    );
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByText('Works')).toBeVisible();
  });

  it('tries again for another record, but not for the same one', () => {
    const onError = vi.fn();
    const partOf = (id: number) => (
      <ErrorBoundary resetKey={id} onError={onError}>
        <Part />
      </ErrorBoundary>
    );
    isBroken = false;
    const { rerender } = render(partOf(1), quietly);
    isBroken = true;
    rerender(partOf(2));
    expect(onError).toHaveBeenCalledOnce();
    isBroken = false;
    rerender(partOf(2));
    expect(screen.getByRole('alert')).toHaveTextContent('This part stopped working');
    rerender(partOf(3));
    expect(screen.getByText('Works')).toBeVisible();
  });

  it('recovers where an extension has changed the DOM', async () => {
    const sentence = (isLong: boolean) => (
      <ErrorBoundary>
        <p>Rows: {isLong && 'very many, in fact'}</p>
      </ErrorBoundary>
    );
    const { container, rerender } = render(sentence(true), quietly);
    // A browser's translation wraps each text in an element.
    const text = container.querySelector('p')?.lastChild as Text;
    const wrapper = document.createElement('font');
    text.replaceWith(wrapper);
    wrapper.append(text);
    rerender(sentence(false));
    expect(screen.getByRole('alert')).toHaveTextContent('This part stopped working');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(container).toHaveTextContent(/^Rows:$/);
  });

  it('reports each crash once', () => {
    isBroken = true;
    const onError = vi.fn();
    render(
      <ErrorBoundary onError={onError}>
        <Part />
      </ErrorBoundary>,
      quietly,
    );
    expect(onError).toHaveBeenCalledOnce();
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ message: 'secret at line 7' });
  });

  it('survives that something other than an error is thrown', () => {
    const onError = vi.fn();
    render(
      <ErrorBoundary onError={onError} fallback={() => <p>Gone</p>}>
        <Odd />
      </ErrorBoundary>,
      quietly,
    );
    expect(screen.getByText('Gone')).toBeVisible();
    expect(onError.mock.calls[0]?.[0]).toBeInstanceOf(Error);
  });
});
