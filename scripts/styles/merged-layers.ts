import postcss, { type AtRule } from 'postcss';

export function mergedLayers(css: string): string {
  const sheet = postcss.parse(css);
  const layers = new Map<string, AtRule>();
  sheet.each((node) => {
    if (node.type !== 'atrule' || node.name !== 'layer' || node.nodes === undefined) return;
    const first = layers.get(node.params);
    if (first === undefined) layers.set(node.params, node);
    else {
      first.append(node.nodes);
      node.remove();
    }
  });
  return sheet.toString();
}
