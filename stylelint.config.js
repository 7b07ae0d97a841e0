import stylelint from 'stylelint';

/** @param check gets the sheet, a function that reports a node, and the option of the rule */
function rule(name, check) {
  const implementation = (option) => (root, result) => {
    const report = (node, message) =>
      stylelint.utils.report({ ruleName: name, result, node, message: `${message} (${name})` });
    check(root, report, option);
  };
  return stylelint.createPlugin(name, Object.assign(implementation, { ruleName: name, messages: {} }));
}

/** Everything is in the cascade layer of its folder, so that a rule of the host always wins. */
const layer = rule('admin-kit/layer', (root, report, expected) => {
  const isGlobal = ({ type, name }) => type === 'atrule' && ['keyframes', 'property'].includes(name);
  const isInLayer = ({ type, name, params, nodes }) =>
    type === 'atrule' && name === 'layer' && (params === expected || nodes === undefined);
  for (const node of root.nodes) {
    if (node.type !== 'comment' && !isGlobal(node) && !isInLayer(node)) {
      report(node, `Put this into @layer ${expected}`);
    }
  }
});

/** What moves without end flashes less than three times a second, and stops where less motion is wanted. */
const endlessMotion = rule('admin-kit/endless-motion', (root, report) => {
  let isCalmed = false;
  root.walkAtRules('media', ({ params }) => {
    isCalmed ||= params.includes('reduced-motion: reduce');
  });
  root.walkDecls(/^animation/, (node) => {
    for (const animation of node.value.split(',').filter((each) => /\binfinite\b/.test(each))) {
      const seconds = Number(/([\d.]+)s\b/.exec(animation)?.[1]);
      if (!(seconds > 1 / 3)) report(node, 'Let one turn take longer than a third of a second');
      if (!isCalmed) report(node, 'Stop this under (prefers-reduced-motion: reduce) in the same sheet');
    }
  });
});

/** In a container query em is the text size of the container, which the kit sets. */
const containerUnit = rule('admin-kit/container-unit', (root, report) => {
  root.walkAtRules('container', (node) => {
    if (/\drem\b/.test(node.params)) report(node, 'Use px or em: the host decides how long a rem is');
  });
});

/**
 * All `:has()` of a page share what they restyle. One whose end is no class of its own restyles all that is around each
 * element that comes or goes: 700 elements at a change of a table.
 */
const hasSubject = rule('admin-kit/has-subject', (root, report) => {
  root.walkRules(/:has\(/, (node) => {
    for (const selector of node.selectors.filter((each) => each.includes(':has('))) {
      const plain = selector.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '');
      const isOutside = / \*\)/.test(selector);
      if (
        isOutside ||
        !plain
          .split(/[\s>+~]+/)
          .at(-1)
          .includes('.')
      )
        report(node, 'End a selector with :has() in a class');
    }
  });
});

/** The rules for the style sheets of the kit. @type {import('stylelint').Config} */
export default {
  // Sheets of the console, the manual and Storybook, which an editor would mark.
  ignoreFiles: ['**/*.css', '!packages/admin-kit/src/**/*.css'],
  plugins: [layer, endlessMotion, containerUnit, hasSubject],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'admin-kit/layer': 'admin-kit.screens',
    'admin-kit/endless-motion': true,
    'admin-kit/container-unit': true,
    'admin-kit/has-subject': true,
    // Only our own classes: a selector begins with an .ak- class and ends in no element of the host.
    'selector-disallowed-list': [
      '/^(?!\\.ak-|:(?:where|has)\\(\\.ak-|&|from$|to$|\\d+%$)/',
      { splitList: true },
    ],
    'selector-max-type': 0,
    'selector-max-id': 0,
    'keyframes-name-pattern': '^ak-',
    // Right to left needs no second sheet.
    'property-disallowed-list': [
      '/^(margin|padding|border)-(left|right|top|bottom)(-|$)/',
      '/^(left|right|top|bottom)$/',
      '/^border-(top|bottom)-(left|right)-radius$/',
    ],
    'declaration-property-value-disallowed-list': { 'text-align': ['left', 'right'] },
    // Bundlers rewrite it by the language for old browsers.
    'selector-pseudo-class-disallowed-list': ['dir'],
    // The font size of the host's page may be 62.5 %.
    'unit-disallowed-list': ['rem'],
    'media-feature-name-unit-allowed-list': { '/.*/': ['px', 'dppx'] },
    // Colors come from tokens, and all text is text.
    'color-no-hex': true,
    'function-disallowed-list': ['/^(rgb|hsl|oklch|lab)a?$/', 'url'],
  },
  overrides: [
    { files: ['**/src/ui/**/*.css'], rules: { 'admin-kit/layer': 'admin-kit.ui' } },
    { files: ['**/src/styles/**/*.css'], rules: { 'admin-kit/layer': 'admin-kit.tokens' } },
    {
      files: ['**/styles/tokens.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': ['url'] },
    },
  ],
};
