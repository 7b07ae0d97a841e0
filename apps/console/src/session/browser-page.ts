/** The page functions that session code needs. Tests replace them. */
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
