import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A script that loads late may take more than the default second on a busy machine; what is there is found at once.
configure({ asyncUtilTimeout: 10_000 });

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
