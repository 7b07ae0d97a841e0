export interface BrowserPage {
  pathname(): string;
  reload(): void;
  now(): number;
}

export const browserPage: BrowserPage = {
  pathname: () => window.location.pathname,
  reload: () => window.location.reload(),
  now: () => Date.now(),
};
