import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach } from 'vitest';

// A script that loads late may take more than the default second on a busy machine; present elements are found immediately.
configure({ asyncUtilTimeout: 10_000, getElementError });

afterEach(cleanup);

// jsdom lays nothing out: there is nothing to observe, but Radix's checkbox in a form asks for it.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom has the element, and nothing of what makes it modal: it opens, and gives focus back as it closes.
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

/** A query that waits fails many times before it succeeds: the page is printed only for the failure that is read. */
function getElementError(message: string | null, container: Element): Error {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  Error.captureStackTrace(error, getElementError);
  const print = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  Object.defineProperty(error, 'message', { get: print, configurable: true });
  return error;
}
