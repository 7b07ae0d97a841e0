import type { Finding } from './facts.ts';

const IMPORT = "import '@timemap/admin-kit/styles.css'";

export function sheetFindings(tree: Document | ShadowRoot, screens: readonly HTMLElement[]): Finding[] {
  const links = [...tree.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  // One of them is still loading.
  if (links.some(({ sheet }) => sheet === null)) return [];
  const bare = screens.find((screen) => getComputedStyle(screen).getPropertyValue('--ak-accent') === '');
  if (bare)
    return [
      {
        cause: `A screen (class "${bare.className}") has no style sheet.`,
        change: `${IMPORT}; in a shadow root, link the sheet there.`,
      },
    ];
  const sheets = [...tree.styleSheets, ...(tree.adoptedStyleSheets ?? [])].flatMap((sheet) => {
    const rules = rulesOf(sheet);
    return rules.some(isOurs) ? [rules] : [];
  });
  if (sheets.some((rules) => rules.some(isLayered)) && sheets.some((rules) => rules.some(isUnlayered)))
    return [
      {
        cause:
          'The page has a sheet of @timemap/admin-kit in cascade layers and one outside of them, which overrides it.',
        change: `either ${IMPORT} or '@timemap/admin-kit/styles.layered.css', not both.`,
      },
    ];
  const marks = sheets.map((rules) => `${rules.length} ${rules.at(-1)?.cssText}`);
  if (marks.some((mark, at) => marks.indexOf(mark) !== at))
    return [
      {
        cause: 'The page has the same sheet of @timemap/admin-kit twice.',
        change: `${IMPORT} once, in the file of your provider.`,
      },
    ];
  return [];
}

/** A sheet of another origin keeps its rules for itself. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

const isLayered = (rule: CSSRule) => /^@layer admin-kit\.\w+\s*\{/.test(rule.cssText);
const isUnlayered = (rule: CSSRule) =>
  'selectorText' in rule && String(rule.selectorText).includes(':not(#\\#).ak-');
const isOurs = (rule: CSSRule) => isLayered(rule) || isUnlayered(rule);
