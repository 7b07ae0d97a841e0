import postcss, { type Container, type Document } from 'postcss';
import { REPORT_HEAD } from './entry-report.ts';

export function tokenReport(sheet: string): string {
  const lines: string[] = [];
  postcss.parse(sheet).walkDecls(/^--ak-/, ({ prop, value, parent }) => {
    lines.push(`| \`${prop}\` | \`${value.replace(/\s+/g, ' ')}\` | ${placeOf(parent)} |`);
  });
  return `${REPORT_HEAD}
# Tokens of @timemap/admin-kit

| token | value | set on |
|---|---|---|
${lines.sort().join('\n')}
`;
}

function placeOf(node: Container | Document | undefined): string {
  const places: string[] = [];
  for (let place = node; place !== undefined; place = place.parent) {
    if (place.type === 'rule') places.unshift(`\`${(place as postcss.Rule).selector.replace(/\s+/g, ' ')}\``);
    if (place.type !== 'atrule') continue;
    const { name, params } = place as postcss.AtRule;
    if (name !== 'layer') places.unshift(`\`@${name} ${params}\``);
  }
  return places.join(' ');
}
