export type Shapes = 'tree' | 'table' | 'cards';

export interface FirstPages {
  readonly files: readonly string[];
  readonly common: readonly number[];
  readonly languages: Readonly<Record<string, readonly number[]>>;
  readonly pages: readonly FirstPage[];
  readonly sections: readonly string[];
}

export interface FirstPage {
  readonly address: string;
  readonly shapes: Shapes;
  readonly heading: string;
  readonly hint: string;
  readonly isStaff: boolean;
  readonly needs: readonly number[];
}

/** The first language of a browser that is one of `languages`. 'pt' speaks 'pt-BR'; traditional Chinese is not 'zh-Hans'. */
export function firstSpoken<Language extends string>(
  languages: readonly Language[],
  tags: readonly string[],
): Language | undefined {
  for (const tag of tags) {
    if (/^zh-.*(Hant|TW|HK|MO)/i.test(tag)) continue;
    const [base] = tag.toLowerCase().split('-');
    const spoken = languages.find((language) => language.toLowerCase().split('-')[0] === base);
    if (spoken !== undefined) return spoken;
  }
  return undefined;
}

/** The build makes the functions of this file a separate script, so they use only their parameters and the page. */
export function showFirstView({ files, common, languages, pages, sections }: FirstPages): void {
  const root = document.documentElement;
  const read = (storage: 'localStorage' | 'sessionStorage', key: string) => {
    try {
      return window[storage].getItem(key);
    } catch {
      return null;
    }
  };
  const fetchEarly = (positions: readonly number[] = []) => {
    for (const position of positions) {
      const link = document.createElement('link');
      link.href = files[position] ?? '';
      link.crossOrigin = '';
      link.rel = link.href.endsWith('.css') ? 'preload' : 'modulepreload';
      link.fetchPriority = link.rel === 'preload' ? 'low' : 'auto';
      if (link.rel === 'preload') link.as = 'style';
      document.head.append(link);
    }
  };

  const theme = read('sessionStorage', 'theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  const kept = read('localStorage', 'cv-language') ?? '';
  const spoken = ['en', ...Object.keys(languages)];
  const language = spoken.includes(kept) ? kept : (firstSpoken(spoken, navigator.languages ?? []) ?? 'en');
  root.lang = language;
  root.dir = language === 'ar' ? 'rtl' : 'ltr';
  fetchEarly(language === 'en' ? [] : languages[language]);
  if (read('localStorage', 'cv-sid') === null) return;

  fetchEarly(common);
  const wasStaff = read('sessionStorage', 'staff') === 'yes';
  const path = location.pathname.toLowerCase();
  const shown = path === '/' && wasStaff ? '/global' : path;
  const page = pages.find(({ address }) => new RegExp(address).test(shown));
  if (page === undefined) return;
  fetchEarly(page.needs);

  const show = () => {
    const view = document.getElementById('first-view');
    if (view === null || document.getElementById('console') === null) return;
    parsing.disconnect();
    view.dataset.shapes = page.shapes;
    view.dataset.staff = page.isStaff || wasStaff ? 'yes' : 'no';
    view.dataset.heading = page.heading === '' ? 'below' : 'here';
    view.dataset.sidebar =
      read('sessionStorage', 'sidebar') ?? (view.dataset.staff === 'yes' ? 'rail' : 'open');
    if (language !== 'en') return;
    const write = (id: string, text: string) => {
      const element = document.getElementById(id);
      if (element !== null) element.textContent = text;
    };
    write('first-heading', page.heading);
    if (view.dataset.staff === 'yes') {
      const names = sections.map((section) => {
        const name = document.createElement('span');
        name.textContent = section;
        return name;
      });
      document.getElementById('first-sections')?.replaceChildren(...names);
    }
    if (!location.search.includes('organization=')) write('first-hint', page.hint);
  };
  const parsing = new MutationObserver(show);
  parsing.observe(root, { childList: true, subtree: true });
}
