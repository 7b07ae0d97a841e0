/** Matches everything with a specificity between elements and one class. */
const WEAK = ':not(ak-no ak-no ak-no ak-no)';

const OWN = '[class^="ak-"], [class*=" ak-"]';

const LINK = '.ak-host-link, .ak-host-link *';

const DRAWING = 'svg, svg *';

/** Reverts the host's rules below a root. A host's class on a root or its own links still works. */
export const SHIELD = `
:where(.ak-root)${WEAK} { all: revert }
:where(.ak-root :is(${LINK}):not(${DRAWING}))${WEAK} { all: revert }
:where(.ak-root :is(${LINK}):is(${DRAWING}))${WEAK} { all: revert-layer }
${belowRoot('.ak-root.ak-root', '.ak-slot')}
${belowRoot(':where(.ak-slot) .ak-root.ak-root', '.ak-slot .ak-root .ak-slot')}
`;

/** A screen in a slot is another root, so there are two of each. */
function belowRoot(root: string, slot: string): string {
  const theirs = `${slot} :not(${OWN})`;
  const theirDrawings = `${slot} svg:not(${OWN}), ${slot} svg:not(${OWN}) *`;
  return `
${root} :where(:not(.ak-root, ${DRAWING}, ${LINK}, ${theirs})) { all: revert }
${root} :where(:is(${DRAWING}):not(${LINK}, ${theirDrawings})) { all: revert-layer }
`;
}
