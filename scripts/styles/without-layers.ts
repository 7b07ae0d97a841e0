import postcss, { type ChildNode, type Declaration, type Rule } from 'postcss';
import { SHIELD } from './shield.ts';

/** Specificity replaces layers: `:not(#\#)` counts as an id. Tokens count nothing, so that hosts can set them. */
export function withoutLayers(css: string): string {
  const sheet = postcss.parse(css);
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
    if (rank === 0) node.walkRules(weakenTokens);
    for (const child of node.nodes) strengthen(child, ':not(#\\#)'.repeat(rank));
    node.replaceWith(node.nodes);
  });
  sheet.prepend(postcss.parse(SHIELD).nodes);
  return sheet.toString();
}

function weakenTokens(rule: Rule): void {
  const isToken = (node: ChildNode): node is Declaration => node.type === 'decl' && node.variable;
  const tokens = rule.nodes.filter(isToken);
  if (tokens.length === 0) return;
  const weak = rule.cloneBefore({ selectors: [`:where(${rule.selectors.join(', ')})`], nodes: [] });
  weak.append(tokens);
  if (rule.nodes.every(({ type }) => type === 'comment')) rule.remove();
}

function strengthen(node: ChildNode, by: string): void {
  if (node.type === 'rule') node.selectors = node.selectors.map((selector) => by + selector);
  else if (node.type === 'atrule' && !node.name.endsWith('keyframes')) {
    for (const child of node.nodes ?? []) strengthen(child, by);
  }
}
