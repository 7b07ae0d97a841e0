import postcss, { type ChildNode } from 'postcss';

/**
 * Takes back what the host's rules for elements do inside of ours, before ours begin: whatever class a host gives a root
 * still counts (four elements are less than one class), what is below a root is ours. Drawings keep their attributes.
 */
const SHIELD = `
:where(.ak-root):not(b):not(i):not(q):not(s) { all: revert }
.ak-root.ak-root :where(:not(.ak-root, svg, svg *)) { all: revert }
.ak-root.ak-root :where(svg, svg *) { all: revert-layer }
`;

/**
 * The same rules for hosts whose own unlayered rules would beat every layer (Bootstrap's resets, for example). What
 * the order of layers decided is decided by specificity instead: `:not(#\#)` matches everything and counts as an id.
 * The weakest layer, the tokens, gets none, so that one class of the host still sets a token.
 * @param css layered sheets; their first `@layer` statement names the order
 */
export function withoutLayers(css: string): string {
  const sheet = postcss.parse(css);
  const shield = postcss.parse(SHIELD).nodes;
  const order: string[] = [];
  sheet.each((node) => {
    if (node.type !== 'atrule' || node.name !== 'layer') return;
    if (node.nodes === undefined) {
      order.push(...node.params.split(',').map((name) => name.trim()));
      node.remove();
      return;
    }
    const rank = order.indexOf(node.params);
    if (rank === -1)
      throw new Error(`The layer ${node.params} is not in the order that the sheet begins with.`);
    for (const child of node.nodes) strengthen(child, ':not(#\\#)'.repeat(rank));
    node.replaceWith(node.nodes);
  });
  sheet.prepend(shield);
  return sheet.toString();
}

/** Nested rules take the strength of the rule around them. */
function strengthen(node: ChildNode, by: string): void {
  if (node.type === 'rule') node.selectors = node.selectors.map((selector) => by + selector);
  else if (node.type === 'atrule' && !node.name.endsWith('keyframes')) {
    for (const child of node.nodes ?? []) strengthen(child, by);
  }
}
