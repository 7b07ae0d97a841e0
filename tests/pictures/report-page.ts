export interface Difference {
  readonly name: string;
  readonly why: string;
  readonly hasKept: boolean;
}

export const reportPage = (differences: readonly Difference[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures that differ</title>
<style>
  body { margin: 24px; font: 14px/1.5 system-ui, sans-serif; }
  .row { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; }
  figure { margin: 0; }
  img { max-width: 100%; border: 1px solid #ccc; }
</style>
<h1>Pictures that differ: ${differences.length}</h1>
${differences.map(section).join('\n')}
</html>
`;

const section = ({ name, why, hasKept }: Difference) => `<h2>${name}</h2>
<p>${why}</p>
<div class="row">
${hasKept ? figure(`kept-${name}`, 'Kept') : ''}
${figure(`now-${name}`, 'Now')}
${why.endsWith('differ.') ? figure(`marked-${name}`, 'Where they differ') : ''}
</div>`;

const figure = (file: string, caption: string) =>
  `<figure><figcaption>${caption}</figcaption><a href="${file}"><img src="${file}" alt=""></a></figure>`;
