export const REPORT_BINDING = 'reportProblemToTest';

export const SESSION_KEY = 'cv-sid';

export const HANDOVER_COOKIE = 'session-for-the-first-page';

/** Signs in only the first page, so that logging out works. Playwright's storageState is slower than most tests. */
export function signInPage([cookieName, sessionKey]: [cookieName: string, sessionKey: string]): void {
  // Every page begins as about:blank, which has no cookies.
  if (!location.protocol.startsWith('http')) return;
  const session = new RegExp(`${cookieName}=([^;]+)`).exec(document.cookie)?.[1];
  if (session === undefined) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the asynchronous cookie store would be late
  document.cookie = `${cookieName}=; max-age=0; path=/`;
  localStorage.setItem(sessionKey, session);
}

/** Runs before the page's scripts, so it uses nothing outside. */
export function observePage([bindingName, sessionKey]: [bindingName: string, sessionKey: string]): void {
  const report = (problem: string): void => {
    (window as unknown as Record<string, (problem: string) => void>)[bindingName]?.(problem);
  };
  document.addEventListener('securitypolicyviolation', (event) => {
    report(
      `CSP: ${event.effectiveDirective} blocked ${event.blockedURI} (${event.sourceFile}:${event.lineNumber}) ${event.sample}`,
    );
  });

  const readSession = (): string | null => {
    try {
      return localStorage.getItem(sessionKey);
    } catch {
      return null;
    }
  };
  const textOf = ({ type, target, addedNodes, attributeName }: MutationRecord): string => {
    if (type === 'attributes') return (target as Element).getAttribute(attributeName ?? '') ?? '';
    if (type === 'characterData') return target.textContent ?? '';
    return [...addedNodes]
      .map((node) => (node instanceof Element ? node.outerHTML : node.textContent))
      .join(' ');
  };
  new MutationObserver((mutations) => {
    const session = readSession();
    if (session === null || session === '') return;
    for (const mutation of mutations) {
      if (textOf(mutation).includes(session))
        report(`Session id in the document: ${mutation.type} of <${mutation.target.nodeName}>`);
    }
  }).observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
}

export async function holdingsOfPage(sessionKey: string): Promise<Array<[place: string, text: string]>> {
  const controls = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
  const holdings: Array<[string, string]> = [
    ['the document', document.documentElement.outerHTML],
    ['a form control', controls.map((control) => control.value).join('\n')],
    ['the address bar', location.href],
    ['the history', JSON.stringify(history.state)],
    ['window.name', window.name],
    ['a cookie', document.cookie],
  ];
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      for (const [key, value] of Object.entries<string>(window[name])) {
        const isSession = name === 'localStorage' && key === sessionKey;
        holdings.push([`${name} ${key}`, isSession ? key : `${key} ${value}`]);
      }
    } catch {
      // The storage is blocked.
    }
  }
  for (const cacheName of await caches.keys()) {
    const requests = await (await caches.open(cacheName)).keys();
    holdings.push([`cache ${cacheName}`, requests.map((request) => request.url).join('\n')]);
  }
  return holdings;
}
