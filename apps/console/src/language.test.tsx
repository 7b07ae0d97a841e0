import { act, screen, waitFor, within } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openConsole } from '../testing/open-console.tsx';
import { startStage } from '../testing/start-stage.ts';
import { createLanguageChoice, type Language, languageNames } from './language.ts';
import { showLogin } from './login/show-login.tsx';

// jsdom knows that a popover is closed, but not how to open it.
const inPopover = { hidden: true };
const radio = (name: string) => screen.getByRole('radio', { name, ...inPopover });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const documentLanguage = () => [document.documentElement.lang, document.documentElement.dir];
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

afterEach(() => {
  document.documentElement.lang = 'en';
  document.documentElement.dir = 'ltr';
});

describe('the choice of a language', () => {
  it('offers each language by its own name, marked as that language', async () => {
    await openConsole('/organizations', { as: 'member' });
    await heading('Organizations');
    const choice = within(screen.getByRole('group', { name: 'Language', ...inPopover }));
    const labels = choice.getAllByRole('radio', inPopover).map((each) => each.closest('label'));
    const named = labels.map((label) => [label?.lang, label?.textContent?.replace('*', '')]);
    expect(named).toEqual(Object.entries(languageNames));
    expect(radio('English')).toBeChecked();
  });

  it('says which languages no native speaker has checked', async () => {
    await openConsole('/organizations', { as: 'member' });
    await heading('Organizations');
    expect(radio('English')).not.toHaveAccessibleDescription();
    expect(radio('Deutsch')).toHaveAccessibleDescription('Not yet checked by a native speaker');
  });

  it.each(Object.keys(languageNames) as Language[])('has its own words in %s', async (language) => {
    localStorage.setItem('cv-language', language);
    onTestFinished(() => localStorage.clear());
    const choice = createLanguageChoice();
    await choice.ready;
    expect(choice.get()).toMatchObject({ language, wanted: null });
    expect(choice.get().messages.length > 0).toBe(language !== 'en');
  });

  it('drops a language that did not load when the current one is chosen again', async () => {
    const choice = createLanguageChoice((wanted) =>
      wanted === 'de' ? Promise.resolve({ messages: [] }) : lost(),
    );
    onTestFinished(() => localStorage.clear());
    await choice.choose('de');
    await choice.choose('fr');
    expect(choice.get()).toMatchObject({ language: 'de', wanted: { language: 'fr', hasFailed: true } });
    await choice.choose('de');
    expect(choice.get()).toMatchObject({ language: 'de', wanted: null });
  });

  it('changes the words of the console and of its screens, says so, and keeps it in this browser', async () => {
    const { user } = await openConsole('/organizations', { as: 'globalAdmin' });
    await heading('Organizations');
    expect(localStorage.getItem('cv-language')).toBeNull();
    await user.click(radio('Deutsch'));
    await heading('Organisationen');
    expect(document.title).toBe('Organisationen · Timemap Admin');
    expect(documentLanguage()).toEqual(['de', 'ltr']);
    expect(screen.getByRole('link', { name: 'Organisationsverwaltung' })).toBeVisible();
    expect(screen.getByText('Wählen Sie eine Organisation aus, um fortzufahren')).toBeVisible();
    expect(
      screen.getByText('Die Konsole ist jetzt auf Deutsch.', { selector: '[role=status]' }),
    ).toBeInTheDocument();
    expect(localStorage.getItem('cv-language')).toBe('de');

    await user.click(radio('English'));
    await heading('Organizations');
    expect(documentLanguage()).toEqual(['en', 'ltr']);
    // Their browser may speak another language.
    expect(localStorage.getItem('cv-language')).toBe('en');
  });

  it.each([
    [['de-AT', 'en'], 'de'],
    [['gsw', 'fr-CH', 'de'], 'fr'],
    [['pt-PT'], 'pt-BR'],
    [['zh-CN'], 'zh-Hans'],
    [['zh-TW', 'ja-JP'], 'ja'],
    [['en-GB', 'de'], 'en'],
    [['sw'], 'en'],
    [undefined, 'en'],
  ])('begins with the language of a browser that asks for %j: %s', async (tags, language) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags as string[]);
    onTestFinished(() => void vi.restoreAllMocks());
    const choice = createLanguageChoice();
    await choice.ready;
    expect(choice.get().language).toBe(language);
  });

  it('is there before the login, and holds after it', async () => {
    const { user } = await openConsole('/login');
    onTestFinished(() => localStorage.clear());
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'Español');
    const spanish = await screen.findByRole('combobox', { name: 'Idioma' });
    expect(spanish).toHaveValue('es');
    expect(spanish).toHaveAccessibleDescription('Aún sin revisar por un hablante nativo');
    expect(documentLanguage()).toEqual(['es', 'ltr']);
    expect(localStorage.getItem('cv-language')).toBe('es');
  });

  it('holds for the next visit, from its first word', async () => {
    const { user } = await openConsole('/organizations', { as: 'member', language: 'de' });
    await heading('Organisationen');
    expect(radio('Deutsch')).toBeChecked();
    await user.keyboard('{Control>}k{/Control}statistiken');
    expect(screen.getByRole('dialog', { name: 'Suchen oder Befehl ausführen' })).toBeVisible();
  });

  it('finds commands in the language, and names a screen of before in it', async () => {
    const { user, address } = await openConsole('/stats', { as: 'globalAdmin' });
    await heading('Statistics');
    await user.keyboard('{Control>}k{/Control}admin dash');
    await screen.findByRole('option', { selected: true, name: /^Admin Dashboard/ });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/admindash'));
    await user.click(radio('Deutsch'));
    await heading('Admin-Dashboard');
    await user.keyboard('{Control>}k{/Control}');
    const recent = await screen.findByRole('group', { name: 'Zuletzt verwendet' });
    expect(within(recent).getByRole('option')).toHaveTextContent('Admin-Dashboard');
    await user.keyboard('zulassungsliste verwalten');
    await screen.findByRole('option', { selected: true, name: 'Zulassungsliste verwalten' });
  });

  it('is there on the login page', async () => {
    window.history.replaceState(null, '', '/pages/login');
    const { runtime } = await startStage({ language: 'de' });
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    await act(() => showLogin(root, Promise.resolve(runtime)));
    onTestFinished(async () => {
      await act(() => root.unmount());
      container.remove();
      window.history.replaceState(null, '', '/');
    });
    await heading('Anmelden');
    expect(screen.getByRole('textbox', { name: 'Benutzername oder E-Mail-Adresse' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Anmelden' })).toBeVisible();
    expect(documentLanguage()).toEqual(['de', 'ltr']);
  });
});

describe('a language that cannot be loaded', () => {
  it('leaves the one before, says so, and keeps nothing', async () => {
    const { user, runtime } = await openConsole('/organizations', { as: 'member', loadWords: lost });
    await heading('Organizations');
    await user.click(radio('Deutsch'));
    expect(await screen.findByRole('alert', inPopover)).toHaveTextContent(
      'Deutsch could not be loaded. Check the connection, then try again.',
    );
    expect(radio('English')).toBeChecked();
    expect(documentLanguage()).toEqual(['en', 'ltr']);
    expect(localStorage.getItem('cv-language')).toBeNull();
    await act(() => runtime.language.choose('en'));
    expect(screen.queryByRole('alert', inPopover)).toBeNull();
  });

  it('is tried again from the login page, which has no choice of a language', async () => {
    let isLost = true;
    onTestFinished(() => localStorage.clear());
    const { user } = await openConsole('/pages/login', {
      language: 'de',
      loadWords: (language) => (isLost ? lost() : import(`./locales/${language}/index.ts`)),
    });
    await heading('Log in');
    isLost = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await heading('Anmelden');
    expect(screen.queryByText(/^Deutsch could not be loaded/)).toBeNull();
  });

  it('is said on the next visit, too, which begins in English', async () => {
    await openConsole('/organizations', { as: 'member', language: 'de', loadWords: lost });
    await heading('Organizations');
    expect((await screen.findAllByText(/^Deutsch could not be loaded/)).length).toBeGreaterThan(0);
    expect(localStorage.getItem('cv-language')).toBe('de');
  });

  it('is said on the login page', async () => {
    await openConsole('/pages/login', { language: 'de', loadWords: lost });
    await heading('Log in');
    expect(screen.getByText(/^Deutsch could not be loaded/)).toBeVisible();
  });
});

describe('the language that is kept', () => {
  it('is the one that was chosen last, whichever arrives last', async () => {
    const answers = new Map<Language, () => void>();
    const choice = createLanguageChoice(
      (language) =>
        new Promise((resolve) => {
          answers.set(language, () => resolve({ messages: [{ feature: language, messages: {} }] }));
        }),
    );
    onTestFinished(() => localStorage.clear());
    const first = choice.choose('de');
    expect(choice.get()).toMatchObject({ language: 'en', wanted: { language: 'de', hasFailed: false } });
    await choice.choose('en');
    answers.get('de')?.();
    await first;
    expect(choice.get()).toEqual({ language: 'en', messages: [], wanted: null });
    expect(localStorage.getItem('cv-language')).toBe('en');
  });

  it.each(['xx', 'toString', ''])('is English where %j is kept', async (kept) => {
    localStorage.setItem('cv-language', kept);
    onTestFinished(() => localStorage.clear());
    const choice = createLanguageChoice(lost);
    await choice.ready;
    expect(choice.get()).toEqual({ language: 'en', messages: [], wanted: null });
  });
});
