/** The shapes of a page before its script is there. */
export type Shapes = 'tree' | 'table' | 'cards' | 'lines';

/** What the build says of the console's pages. */
export interface FirstPages {
  /** Every script and sheet that a first view can need. The lists below are positions in it. */
  readonly files: readonly string[];
  /** What every page of a signed-in user needs. */
  readonly common: readonly number[];
  /** The words of each language but English. */
  readonly languages: Readonly<Record<string, readonly number[]>>;
  readonly pages: readonly FirstPage[];
}

export interface FirstPage {
  /** A pattern of the paths that lead to the page, in lower case. */
  readonly address: string;
  readonly shapes: Shapes;
  /** The heading in English; '' where the screen has it. */
  readonly heading: string;
  /** What stands beside the shapes in English, until something is selected; '' for nothing. */
  readonly hint: string;
  /** Only global admins get there. */
  readonly isStaff: boolean;
  readonly needs: readonly number[];
}

/**
 * Runs in the head of the page, before anything is painted: gives it its theme, language and direction, asks for the
 * scripts and sheets of the page at this address, and shows its shapes, all of them only where a session is stored. The build
 * makes this function a separate script. It must use only its parameter and the page.
 */
export function showFirstView({ files, common, languages, pages }: FirstPages): void {
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
      if (link.rel === 'preload') link.as = 'style';
      document.head.append(link);
    }
  };

  const theme = read('sessionStorage', 'theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  const kept = read('localStorage', 'cv-language') ?? '';
  const language = Object.hasOwn(languages, kept) ? kept : 'en';
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
    // Before the element that comes after it, the view is not complete.
    if (view === null || document.getElementById('console') === null) return;
    parsing.disconnect();
    view.dataset.shapes = page.shapes;
    view.dataset.staff = page.isStaff || wasStaff ? 'yes' : 'no';
    view.dataset.heading = page.heading === '' ? 'below' : 'here';
    view.dataset.sidebar = read('sessionStorage', 'sidebar') === 'hidden' ? 'hidden' : 'shown';
    // The words of other languages are not there yet.
    if (language !== 'en') return;
    const write = (id: string, text: string) => {
      const element = document.getElementById(id);
      if (element !== null) element.textContent = text;
    };
    write('first-heading', page.heading);
    if (!location.search.includes('organization=')) write('first-hint', page.hint);
  };
  const parsing = new MutationObserver(show);
  parsing.observe(root, { childList: true, subtree: true });
}
