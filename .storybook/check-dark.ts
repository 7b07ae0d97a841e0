import axe from 'axe-core';
import { axeRules, axeRunOptions } from './axe-options.ts';

/** Runs axe a second time with every root of the kit in dark, because its contrast can differ. */
export async function checkDark(canvas: HTMLElement): Promise<void> {
  const roots = [...document.querySelectorAll<HTMLElement>('.ak-root')];
  const before = roots.map((root) => root.dataset.theme);
  for (const root of roots) root.dataset.theme = 'dark';
  try {
    axe.configure({ rules: axeRules });
    const { violations } = await axe.run(canvas.ownerDocument.body, {
      ...axeRunOptions,
      rules: { region: { enabled: false } },
    });
    if (violations.length > 0) {
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`);
      throw new Error(`axe found violations in the dark theme:\n${found.join('\n')}`);
    }
  } finally {
    for (const [index, root] of roots.entries()) {
      const theme = before[index];
      if (theme === undefined) delete root.dataset.theme;
      else root.dataset.theme = theme;
    }
  }
}
