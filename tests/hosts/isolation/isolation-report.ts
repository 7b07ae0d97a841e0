import { allowances } from './while-open.ts';

export interface IsolationRow {
  readonly host: string;
  readonly sheet: string;
  readonly byLoading: number;
  readonly styles: number;
  readonly picture: number;
  readonly left: number;
}

export function isolationReport(rows: readonly IsolationRow[], mostDifferent: number): string {
  const lines = rows.map(({ host, sheet, byLoading, styles, picture, left }) => {
    const isSame = picture <= mostDifferent ? `≤ ${percent(mostDifferent)}` : percent(picture);
    return `| ${host} | \`${sheet}\` | ${byLoading} | ${styles} | ${isSame} | ${left} |`;
  });
  return `# Isolation

Measured in Chromium, with the packed packages in pages of real hosts, by \`tests/hosts/isolation\`; written by
\`WRITE_REPORT=1 npm test -- hosts\`. The license card, the members and roles of a project, the statistics, and the
projects of an organization with the map are mounted, used, and unmounted while a dialog is open.

| host | sheet of the kit | changed by loading | changed styles | differing pixels | left behind |
| --- | --- | --: | --: | --: | --: |
${lines.join('\n')}

- **Changed by loading**: globals, storage, cookies, attributes of \`html\` and \`body\`, nodes, sheets, listeners on the
  window, the document and the body, timers. The same while a dialog or menu is open is below.
- **Changed styles**: every computed property of every element of the page and its pseudo-elements, with the screens
  mounted, after they were used, and after they are gone. While a dialog is open the page behind it takes no clicks.
- **Differing pixels**: each screen and a dialog, against the same in a page without styles.
- **Left behind**: the same as above after the screens are gone.

Announcements are in the accessibility tree of each of these hosts: in a shadow root or a modal
dialog too.

Only while a dialog of the kit is open, a page also has:

${listOf('dialog')}

While a menu of the kit is open:

${listOf('menu')}

Rules outside layers, such as Bootstrap's, win against all rules in layers. \`styles.css\` is therefore in no layer, and
takes back what such rules do to elements inside of ours. A host that has its own layers (Tailwind) and wants its utility
classes to win takes \`styles.layered.css\`, after its own sheets. Rules that are \`!important\` win everywhere. The answer
to those is a shadow root.
`;
}

function listOf(kind: keyof typeof allowances): string {
  return allowances[kind].map(({ meaning }) => `- ${meaning}`).join('\n');
}

function percent(part: number): string {
  return `${Number((part * 100).toFixed(2))} %`;
}
