import type { BrowserContext, ConsoleMessage, Page, Request } from 'playwright';
import { holdingsOfPage, observePage, REPORT_BINDING, SESSION_KEY } from './in-page.ts';

export interface WatchOptions {
  consoleOrigin: string;
  apiOrigin: string;
  mainAppOrigin: string | null;
  allowedOrigins: readonly string[];
  hasApiFailures: boolean;
}

export class PageWatch {
  readonly #context: BrowserContext;
  readonly #options: WatchOptions;
  readonly #sessionIds = new Set<string>();
  readonly #problems = new Set<string>();
  readonly #taken = new Set<string>();
  readonly #traces: Array<[place: string, text: string]> = [];

  private constructor(context: BrowserContext, options: WatchOptions) {
    this.#context = context;
    this.#options = options;
  }

  static async begin(context: BrowserContext, options: WatchOptions): Promise<PageWatch> {
    const watch = new PageWatch(context, options);
    await context.exposeBinding(REPORT_BINDING, (_, problem: string) => watch.#add(problem));
    await context.addInitScript(observePage, [REPORT_BINDING, SESSION_KEY] as [string, string]);
    context.on('console', (message) => watch.#hearConsole(message));
    context.on('weberror', (error) =>
      watch.#add(`Uncaught: ${error.error().stack ?? error.error().message}`),
    );
    context.on('request', (request) => watch.#seeRequest(request));
    context.on('page', (page) => watch.#follow(page));
    return watch;
  }

  guardSession(sessionId: string): void {
    this.#sessionIds.add(sessionId);
  }

  async takeProblems(): Promise<string[]> {
    const holdings: Array<[string, string]> = [];
    for (const page of this.#context.pages()) {
      if (new URL(page.url()).origin !== this.#options.consoleOrigin) continue;
      await page.waitForLoadState('domcontentloaded');
      holdings.push(...(await page.evaluate(holdingsOfPage, SESSION_KEY)));
    }
    for (const [place, text] of [...this.#traces, ...holdings]) {
      if ([...this.#sessionIds].some((sessionId) => text.includes(sessionId)))
        this.#add(`Session id in ${place}`);
    }
    const news = [...this.#problems].filter((problem) => !this.#taken.has(problem));
    for (const problem of news) this.#taken.add(problem);
    return news;
  }

  async end(): Promise<void> {
    await this.#context.close();
  }

  #add(problem: string): void {
    this.#problems.add(problem);
  }

  #follow(page: Page): void {
    page.on('websocket', (socket) => this.#judgeAddress(socket.url(), 'WebSocket'));
  }

  #hearConsole(message: ConsoleMessage): void {
    const { url } = message.location();
    this.#traces.push(['the browser console', message.text()]);
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // Only a test that takes the network away meets this, and scripts may be on their way then.
    if (message.text().endsWith('net::ERR_INTERNET_DISCONNECTED')) return;
    const isFailedCall =
      message.text().startsWith('Failed to load resource') && url.startsWith(this.#options.apiOrigin);
    if (isFailedCall && this.#options.hasApiFailures) return;
    this.#add(`console.${message.type()}: ${message.text()} (${url})`);
  }

  #seeRequest(request: Request): void {
    const url = request.url();
    if (!/^https?:/.test(url)) return;
    const { referer = '', authorization } = request.headers();
    this.#judgeAddress(url, request.resourceType());
    if (!this.#isHandover(request)) this.#traces.push(['an address', url]);
    this.#traces.push(['a Referer', referer]);
    if (authorization === undefined) return;
    this.#sessionIds.add(authorization.replace(/^Bearer /, ''));
    if (new URL(url).origin !== this.#options.apiOrigin) this.#add(`Authorization header sent to ${url}`);
  }

  /** Only the first request of a main app's window may carry a session id in its address (B §2). */
  #isHandover(request: Request): boolean {
    const { origin, pathname, search } = new URL(request.url());
    return (
      origin === this.#options.mainAppOrigin &&
      request.isNavigationRequest() &&
      /^\/app\/(dashboard|connect\/[0-9]+)$/.test(pathname) &&
      /^\?sid=[^&]+$/.test(search)
    );
  }

  #judgeAddress(url: string, kind: string): void {
    const { consoleOrigin, apiOrigin, mainAppOrigin, allowedOrigins } = this.#options;
    const realtimeOrigin = apiOrigin.replace(/^http/, 'ws');
    const { origin } = new URL(url);
    if (![consoleOrigin, apiOrigin, mainAppOrigin, realtimeOrigin, ...allowedOrigins].includes(origin)) {
      this.#add(`Request to a foreign origin: ${kind} ${url}`);
    }
  }
}
