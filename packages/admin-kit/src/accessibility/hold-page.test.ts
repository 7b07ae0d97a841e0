import { afterEach, expect, it } from 'vitest';
import { holdPage } from './hold-page.ts';

const { body } = document;
const settled = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  body.removeAttribute('style');
  body.replaceChildren();
});

it('gives a page its presses back that another copy of Radix took before, or takes for good afterwards', async () => {
  const release = holdPage(document);
  body.style.pointerEvents = 'none';
  release();
  await settled();
  expect(body).not.toHaveAttribute('style');
  const releaseAgain = holdPage(document);
  const [first, second] = [holdPage(document), body.appendChild(document.createElement('div'))];
  second.setAttribute('role', 'dialog');
  second.style.pointerEvents = 'auto';
  first();
  releaseAgain();
  body.style.pointerEvents = 'none';
  await settled();
  expect(body.style.pointerEvents).toBe('none');
  second.remove();
  body.style.opacity = '1';
  body.style.pointerEvents = 'none';
  await settled();
  expect(body.style.pointerEvents).toBe('');
});
