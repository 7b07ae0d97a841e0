import { writeFile } from 'node:fs/promises';
import { findStaleFiles, locate, makeGeneratedFiles } from './generated-files.ts';

if (process.argv.includes('--check')) {
  const stale = await findStaleFiles();
  if (stale.length > 0) {
    console.error(`Not what openapi.yaml makes: ${stale.join(', ')}. Run \`npm run update -- contract\`.`);
    process.exit(1);
  }
} else {
  for (const { path, text } of await makeGeneratedFiles()) await writeFile(locate(path), text);
}
