import type { Locator, Page } from 'playwright';

const NOT_INHERITED = /^(margin|padding|background|box-shadow|display|fill)|^border-.*-(style|width)$/;

export async function looksOfContent(page: Page) {
  const [inside, beside] = [page.locator('#screen-inside'), page.locator('#screen-beside')];
  for (const screen of [inside, beside])
    await screen.getByRole('button', { name: 'Refresh whitelist' }).waitFor();
  const link = page.locator('#screen .host-link').first();
  const root = page.locator('#screen');
  return {
    notices: await Promise.all(['#outside', '#inside'].map((id) => looksOfAll(page.locator(id)))),
    screens: await Promise.all([beside, inside].map(looksOfAll)),
    part: await valuesOf(page.getByRole('button', { name: "A part of the kit's" }), [
      'margin-top',
      'text-transform',
      'box-shadow',
    ]),
    link: await valuesOf(link, ['word-spacing', 'text-decoration-line', 'border-top-style']),
    inLink: await valuesOf(link.locator('b'), ['text-transform', 'background-color']),
    root: await valuesOf(root, [
      '--ak-accent',
      '--ak-control-height',
      'box-shadow',
      'border-top-style',
      'text-transform',
    ]),
  };
}

function looksOfAll(place: Locator): Promise<string[]> {
  return place.evaluate(
    (top, said) =>
      [top, ...top.querySelectorAll('*')].map((element) => {
        const style = getComputedStyle(element);
        const values = [...style]
          .filter((name) => new RegExp(said).test(name))
          .map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return `${element.localName} ${values.join('; ')}`;
      }),
    NOT_INHERITED.source,
  );
}

function valuesOf(place: Locator, names: readonly string[]): Promise<string[]> {
  return place.evaluate(
    (element, asked) => asked.map((name) => getComputedStyle(element).getPropertyValue(name).trim()),
    names,
  );
}
