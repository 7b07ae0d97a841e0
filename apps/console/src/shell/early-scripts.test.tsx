import { act, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderStory } from '../../../../.storybook/render-story.tsx';

// Other test files of the worker need it, and what it imports, as loaded without idle callbacks.
await import('./early-scripts.ts');
vi.stubGlobal('requestIdleCallback', () => 1);
vi.stubGlobal('cancelIdleCallback', () => {});
const again = './early-scripts.ts?again';
const { useIsFirstViewOver } = (await import(again)) as typeof import('./early-scripts.ts');
afterAll(() => void vi.unstubAllGlobals());

const PATIENCE_MS = 2000;

function Part({ name }: { name: string }) {
  return <p>{`${name} ${useIsFirstViewOver() ? 'has more' : 'waits'}`}</p>;
}

function EndsFirstView() {
  useLayoutEffect(() => void vi.advanceTimersByTime(PATIENCE_MS), []);
  return null;
}

let showSecond = () => {};

function Page() {
  const [isShown, setShown] = useState(false);
  showSecond = () => setShown(true);
  return (
    <>
      <Part name="first" />
      {isShown && <EndsFirstView />}
      {isShown && <Part name="second" />}
    </>
  );
}

describe('the end of the first view', () => {
  it('is noticed by a part that appears in the same moment', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    renderStory({ input: {}, meta: { input: { component: Page } } });
    expect(screen.getByText('first waits')).toBeVisible();
    act(() => showSecond());
    expect(screen.getByText('first has more')).toBeVisible();
    expect(screen.getByText('second has more')).toBeVisible();
  });
});
