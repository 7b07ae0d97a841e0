/** The words that differ between the whitelists. */
export type WhitelistScopeWords = Readonly<Record<'title' | 'loadFailed', string>>;

export { whitelist as whitelistMessages } from '../../locales/en/whitelist.ts';
