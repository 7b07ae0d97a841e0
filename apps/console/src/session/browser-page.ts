/** What session code may do to the page it lives in; a test gives it another. */
export interface BrowserPage {
  pathname(): string;
  reload(): void;
  /** Milliseconds since 1970. */
  now(): number;
}

export const browserPage: BrowserPage = {
  pathname: () => window.location.pathname,
  reload: () => window.location.reload(),
  now: () => Date.now(),
};
