/** Matches everything with a specificity between elements and one class. */
const WEAK = ':not(ak-no ak-no ak-no ak-no)';

const KIT_ELEMENTS = '[class^="ak-"], [class*=" ak-"]';

const HOST_LINK = '.ak-host-link, .ak-host-link *';

const DRAWING = 'svg, svg *';

/** Reverts the host's rules below a root. A host's class on a root or its own links still works. */
export const SHIELD = `
:where(.ak-root)${WEAK} { all: revert }
:where(.ak-root :is(${HOST_LINK}):not(${DRAWING}))${WEAK} { all: revert }
:where(.ak-root :is(${HOST_LINK}):is(${DRAWING}))${WEAK} { all: revert-layer }
${belowRoot('.ak-root.ak-root', '.ak-slot')}
${belowRoot(':where(.ak-slot) .ak-root.ak-root', '.ak-slot .ak-root .ak-slot')}
`;

/** A screen in a slot is another root, so there are two of each. */
function belowRoot(root: string, slot: string): string {
  const theirs = `${slot} :not(${KIT_ELEMENTS})`;
  const theirDrawings = `${slot} svg:not(${KIT_ELEMENTS}), ${slot} svg:not(${KIT_ELEMENTS}) *`;
  return `
${root} :where(:not(.ak-root, ${DRAWING}, ${HOST_LINK}, ${theirs})) { all: revert }
${root} :where(:is(${DRAWING}):not(${HOST_LINK}, ${theirDrawings})) { all: revert-layer }
`;
}
