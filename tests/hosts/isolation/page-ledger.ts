export interface PageHoldings {
  readonly globals: readonly string[];
  readonly storage: readonly string[];
  readonly attributes: readonly string[];
  readonly nodes: readonly string[];
  readonly sheets: readonly string[];
  readonly listeners: readonly string[];
  readonly timers: readonly string[];
}

export interface PageLedger {
  remember(): void;
  changedStyles(): string[];
  holdings(): PageHoldings;
  /** Runs now what was to run within that time. */
  letPass(mostMs: number): void;
  rememberMarkup(): void;
  changedMarkup(): string[];
}

declare global {
  interface Window {
    pageLedger: PageLedger;
    hostPage: {
      load(): Promise<void>;
      mount(): Promise<void>;
      unmount(): void;
    };
  }
}

/** Runs before the page's scripts, so it uses nothing outside. */
export function keepLedger(): void {
  const shared = (target: EventTarget): string | null => {
    if (target === window) return 'window';
    if (target === document) return 'document';
    if (target === document.documentElement) return 'html';
    return target === document.body ? 'body' : null;
  };
  const listeners = new Map<string, Set<unknown>>();
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const keyOf = (target: EventTarget, type: string, options: unknown): string | null => {
    const isCapturing =
      typeof options === 'object' && options !== null
        ? 'capture' in options && options.capture === true
        : options === true;
    const name = shared(target);
    return name === null ? null : `${name} ${type}${isCapturing ? ' (capture)' : ''}`;
  };
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const key = keyOf(this ?? window, type, options);
    if (key !== null && listener !== null) {
      const known = listeners.get(key) ?? new Set();
      listeners.set(key, known.add(listener));
      const { once, signal } = typeof options === 'object' ? options : {};
      if (once) addEventListener.call(this ?? window, type, () => known.delete(listener), options);
      if (signal) addEventListener.call(signal, 'abort', () => known.delete(listener));
    }
    addEventListener.call(this ?? window, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const key = keyOf(this ?? window, type, options);
    if (key !== null) listeners.get(key)?.delete(listener);
    removeEventListener.call(this ?? window, type, listener, options);
  };

  const timers = new Map<number, { name: string; delay: number; run: () => void }>();
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
  window.setTimeout = ((run: () => void, delay = 0, ...rest: []) => {
    const runOnce = () => {
      timers.delete(id);
      run(...rest);
    };
    const id = setTimeout(runOnce, delay);
    timers.set(id, { name: `timeout of ${delay} ms`, delay, run: runOnce });
    return id;
  }) as typeof window.setTimeout;
  window.setInterval = ((run: () => void, delay = 0, ...rest: []) => {
    const id = setInterval(run, delay, ...rest);
    timers.set(id, { name: `interval of ${delay} ms`, delay: Infinity, run });
    return id;
  }) as typeof window.setInterval;
  window.clearTimeout = (id) => {
    timers.delete(Number(id));
    clearTimeout(id);
  };
  window.clearInterval = (id) => {
    timers.delete(Number(id));
    clearInterval(id);
  };

  const looks = (): Array<[Element, string, CSSStyleDeclaration]> =>
    elements.flatMap((element) =>
      ['', '::before', '::after', '::placeholder', '::marker'].map(
        (part): [Element, string, CSSStyleDeclaration] => [
          element,
          part,
          getComputedStyle(element, part || null),
        ],
      ),
    );
  let elements: Element[] = [];
  let remembered: string[][] = [];
  const valuesOf = (style: CSSStyleDeclaration): string[] =>
    [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
  const lines = (element: Element): string[] =>
    [...element.attributes].map(({ name, value }) => `${element.localName} ${name}="${value}"`);

  const kitParts = ['.ak-root', '.ak-portal', '[data-ak-announcer]', 'link[rel="modulepreload"]'];
  const attributes = (element: Element): string[] =>
    [...element.attributes].flatMap(({ name, value }) =>
      name === 'style' ? value.split(/;\s*/).filter(Boolean) : [`${name}="${value}"`],
    );
  const markup = () =>
    new Map(
      [...document.querySelectorAll('*')]
        .filter((element) => element.closest(kitParts.join()) === null)
        .map((element) => [element, attributes(element)]),
    );
  let rememberedMarkup = new Map<Element, string[]>();
  const changesOf = (element: Element, before: string[] | undefined, now: string[] | undefined) => {
    const name = element.localName;
    if (before === undefined) return [`new: ${now?.join(' ') || name}`];
    if (now === undefined) return [`gone: ${before.join(' ') || name}`];
    const place = ['html', 'body'].includes(name) ? name : 'elements';
    return [
      ...now.filter((line) => !before.includes(line)).map((line) => `${place}: ${line}`),
      ...before.filter((line) => !now.includes(line)).map((line) => `${place}, no longer: ${line}`),
    ];
  };

  window.pageLedger = {
    rememberMarkup: () => {
      rememberedMarkup = markup();
    },
    changedMarkup: () => {
      const now = markup();
      const all = new Set([...rememberedMarkup.keys(), ...now.keys()]);
      return [
        ...new Set(
          [...all].flatMap((element) => changesOf(element, rememberedMarkup.get(element), now.get(element))),
        ),
      ];
    },
    remember: () => {
      elements = [...document.querySelectorAll('*')];
      remembered = looks().map(([, , style]) => valuesOf(style));
    },
    changedStyles: () =>
      looks().flatMap(([element, part, style], index) => {
        const before = remembered[index] ?? [];
        return valuesOf(style)
          .filter((value, at) => value !== before[at])
          .map((value) => `${element.localName}${element.id && `#${element.id}`}${part} ${value}`);
      }),
    holdings: () => ({
      globals: Object.getOwnPropertyNames(window),
      storage: [
        ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
        ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
        ...document.cookie.split(';').filter(Boolean),
      ],
      attributes: [document.documentElement, document.body].flatMap(lines),
      nodes: [...document.querySelectorAll(':not(link[rel="modulepreload"])')].map(
        (element) => `${element.localName}${element.id && `#${element.id}`} ${lines(element).join(' ')}`,
      ),
      sheets: [...document.styleSheets, ...document.adoptedStyleSheets].map(
        (sheet) => `sheet of ${sheet.cssRules.length} rules`,
      ),
      listeners: [...listeners].flatMap(([key, known]) =>
        [...known].map((_, index) => `${key} ${index + 1}`),
      ),
      timers: [...timers.values()].map(({ name }) => name),
    }),
    letPass: (mostMs) => {
      for (const [id, { delay, run }] of [...timers]) {
        // An earlier one may have cleared it.
        if (delay > mostMs || !timers.has(id)) continue;
        clearTimeout(id);
        run();
      }
    },
  };
}
