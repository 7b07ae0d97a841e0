// biome-ignore-all lint/performance/useDomNodeTextContent: what is shown counts, not all that the document holds
/** Bundled into every page. Finds elements by role and name, as a person would. */
import { isInaccessible, queryAllByRole } from '@testing-library/dom';

export interface Wanted {
  readonly role: string;
  readonly name: string | RegExp;
}

export interface Perceived {
  readonly alerts: readonly string[];
  readonly marks: readonly string[];
  readonly text: string;
  readonly hasDialog: boolean;
  readonly hasFocus: boolean;
  readonly isBusy: boolean;
  readonly path: string;
  readonly problems: readonly string[];
}

export interface PageFinder {
  find(role: string, name: string, isPattern: boolean): HTMLElement | null;
  valueOf(element: HTMLElement): string | boolean | null;
  perceive(): Perceived;
}

function uppermost(): HTMLElement {
  const dialogs = document.querySelectorAll<HTMLElement>(
    'dialog[open], [role="dialog"], [role="alertdialog"]',
  );
  return [...dialogs].filter((dialog) => dialog.checkVisibility()).at(-1) ?? document.body;
}

const shownTexts = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => !isInaccessible(element))
    .map((element) => element.innerText.trim())
    .filter((text) => text !== '');

const problems: string[] = [];

const finder: PageFinder = {
  find: (role, name, isPattern) => {
    if (role === 'text') {
      const shown = uppermost().innerText;
      return (isPattern ? new RegExp(name).test(shown) : shown.includes(name)) ? document.body : null;
    }
    return queryAllByRole(uppermost(), role, { name: isPattern ? new RegExp(name) : name })[0] ?? null;
  },
  valueOf: (element) => {
    const pressed = element.getAttribute('aria-checked') ?? element.getAttribute('aria-pressed');
    if (pressed !== null) return pressed === 'true';
    if (element instanceof HTMLInputElement && element.type === 'checkbox') return element.checked;
    if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.label ?? null;
    return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.value
      : null;
  },
  perceive: () => ({
    alerts: shownTexts('[role="alert"]'),
    marks: queryAllByRole(document.body, 'button', { name: /^Retry\. Not saved: / }).map(
      (mark) => mark.getAttribute('aria-label') ?? mark.innerText,
    ),
    text: document.body.innerText.trim(),
    hasDialog: uppermost() !== document.body,
    hasFocus: document.activeElement !== null && document.activeElement !== document.body,
    isBusy: document.querySelector('[aria-busy="true"]') !== null,
    path: location.pathname,
    problems,
  }),
};

addEventListener('error', ({ message }) => problems.push(`Uncaught: ${message}`));
addEventListener('unhandledrejection', ({ reason }) =>
  problems.push(`Unhandled rejection: ${String(reason)}`),
);

Object.assign(globalThis, {
  pageFinder: finder,
  reportProblemToTest: (problem: string) => problems.push(problem),
});
