import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import './no-owner-stacks.ts';

// A lazy script may take longer than the default second on a busy machine.
configure({ asyncUtilTimeout: 30_000, getElementError });

afterEach(cleanup);

// The fake timers note at their first use what the page has. A stub of the first test file that uses them would stay.
vi.useFakeTimers();
vi.useRealTimers();

// Files in a worker share the page.
if (typeof document !== 'undefined') {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}

// What a file leaves to come, such as a message to announce, would be in the page of the next file.
const pageTimers = globalThis as { endOfFile?: () => void };
if (pageTimers.endOfFile === undefined) {
  const { setTimeout } = globalThis;
  const waiting = new Set<ReturnType<typeof setTimeout>>();
  globalThis.setTimeout = Object.assign((...args: Parameters<typeof setTimeout>) => {
    const timer = setTimeout(...args);
    waiting.add(timer);
    return timer;
  }, setTimeout);
  pageTimers.endOfFile = () => {
    for (const timer of waiting) clearTimeout(timer);
    waiting.clear();
  };
}
afterAll(pageTimers.endOfFile);

// jsdom has no layout, but Radix's checkbox requires the constructor.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom's element lacks modal behavior.
const openers = new WeakMap<HTMLDialogElement, Element | null>();
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal ??= function () {
    openers.set(this, document.activeElement);
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function () {
    this.open = false;
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
  };
}

/** Waiting queries fail repeatedly, so only the final failure prints the page. */
function getElementError(message: string | null, container: Element): Error {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  Error.captureStackTrace(error, getElementError);
  const part = () => container.querySelector('main') ?? container;
  const print = () => [message, location.href, prettyDOM(part())].filter(Boolean).join('\n\n');
  Object.defineProperty(error, 'message', { get: print, configurable: true });
  return error;
}
