/** Excludes nothing. Its specificity of four elements is less than one class and more than any rule for elements. */
const WEAK = ':not(ak-no ak-no ak-no ak-no)';

/** Elements with a class of the kit, which also belong to the kit inside a slot. */
const OWN = '[class^="ak-"], [class*=" ak-"]';

/** A link rendered by the host's component, with its content. */
const LINK = '.ak-host-link, .ak-host-link *';

const DRAWING = 'svg, svg *';

/**
 * Reverts the host's rules inside the kit, before the kit's own rules apply: all rules below a root, but only rules for
 * elements on a root itself and on links of the host's component, so that a host's class still works there. Slots and
 * the attributes of drawings are not affected.
 */
export const SHIELD = `
:where(.ak-root)${WEAK} { all: revert }
:where(.ak-root :is(${LINK}):not(${DRAWING}))${WEAK} { all: revert }
:where(.ak-root :is(${LINK}):is(${DRAWING}))${WEAK} { all: revert-layer }
${belowRoot('.ak-root.ak-root', '.ak-slot')}
${belowRoot(':where(.ak-slot) .ak-root.ak-root', '.ak-slot .ak-root .ak-slot')}
`;

/**
 * A screen in a slot is another root, so there are two of each.
 * @param slot where the host's content begins
 */
function belowRoot(root: string, slot: string): string {
  const theirs = `${slot} :not(${OWN})`;
  const theirDrawings = `${slot} svg:not(${OWN}), ${slot} svg:not(${OWN}) *`;
  return `
${root} :where(:not(.ak-root, ${DRAWING}, ${LINK}, ${theirs})) { all: revert }
${root} :where(:is(${DRAWING}):not(${LINK}, ${theirDrawings})) { all: revert-layer }
`;
}
