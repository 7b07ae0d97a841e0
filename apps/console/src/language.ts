import type { MessageOverride } from '@timemap/admin-kit';
import { firstSpoken } from './first-view.ts';
import { withLocalStorage } from './session/kept-after-logout.ts';

export const languageNames = {
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
  'pt-BR': 'Português (Brasil)',
  ar: 'العربية',
  ja: '日本語',
  'zh-Hans': '简体中文',
} as const;

export type Language = keyof typeof languageNames;

/** The languages whose words a native speaker has read, all of them. */
const reviewedLanguages: readonly Language[] = ['en'];

export const isReviewed = (language: Language) => reviewedLanguages.includes(language);

type Words = readonly MessageOverride[];
type LoadWords = (language: Exclude<Language, 'en'>) => Promise<{ readonly messages: Words }>;

const translations = {
  ar: () => import('./locales/ar/index.ts'),
  de: () => import('./locales/de/index.ts'),
  es: () => import('./locales/es/index.ts'),
  fr: () => import('./locales/fr/index.ts'),
  it: () => import('./locales/it/index.ts'),
  ja: () => import('./locales/ja/index.ts'),
  nl: () => import('./locales/nl/index.ts'),
  pl: () => import('./locales/pl/index.ts'),
  'pt-BR': () => import('./locales/pt-BR/index.ts'),
  'zh-Hans': () => import('./locales/zh-Hans/index.ts'),
} satisfies Record<Exclude<Language, 'en'>, () => Promise<{ messages: Words }>>;

export interface LanguageState {
  readonly language: Language;
  readonly messages: Words;
  readonly wanted: { readonly language: Language; readonly hasFailed: boolean } | null;
}

/** Its functions do not use `this`; `get` and `subscribe` fit useSyncExternalStore. */
export interface LanguageChoice {
  get(): LanguageState;
  subscribe(listener: () => void): () => void;
  /** Never rejects. */
  choose(language: Language): Promise<void>;
  /** Settles when the words of the stored language are loaded or have failed to load. Never rejects. */
  readonly ready: Promise<void>;
}

const KEY = 'cv-language';
const english: LanguageState = { language: 'en', messages: [], wanted: null };

export function createLanguageChoice(
  load: LoadWords = (language) => translations[language](),
): LanguageChoice {
  const listeners = new Set<() => void>();
  let state = english;

  function change(next: LanguageState): void {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  async function show(language: Language): Promise<void> {
    const wanted = { language, hasFailed: false };
    if (language === 'en') return change(english);
    if (language === state.language) return change({ ...state, wanted: null });
    change({ ...state, wanted });
    const loaded = await load(language).catch(() => null);
    // The person chose another language while this one loaded.
    if (state.wanted !== wanted) return;
    if (loaded === null) change({ ...state, wanted: { language, hasFailed: true } });
    else change({ language, messages: loaded.messages, wanted: null });
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async choose(language) {
      await show(language);
      if (state.language === language) keep(language);
    },
    ready: show(firstLanguage()),
  };
}

function keep(language: Language): void {
  withLocalStorage((storage) => storage.setItem(KEY, language));
}

/** The language that the person chose, or else the first of the browser's that the console speaks. */
function firstLanguage(): Language {
  const kept = withLocalStorage((storage) => storage.getItem(KEY)) ?? '';
  if (Object.hasOwn(languageNames, kept)) return kept as Language;
  return firstSpoken(Object.keys(languageNames) as Language[], browserLanguages()) ?? 'en';
}

/** Some embedded browsers give no list. */
export function browserLanguages(): readonly string[] {
  return navigator.languages ?? [navigator.language];
}

export function localeOf(language: Language): string {
  return browserLanguages().find((tag) => tag.startsWith(`${language}-`)) ?? language;
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}
