/** Writes the folder of a new screen: `npm run tool -- new-screen coupons CouponList` */
import { fileURLToPath } from 'node:url';
import { writeScreen } from './write-screen.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [feature, screen] = process.argv.slice(2);

try {
  if (feature === undefined || screen === undefined) {
    throw new Error('Usage: npm run tool -- new-screen <feature> <Screen>, for example: coupons CouponList.');
  }
  const files = await writeScreen(root, feature, screen);
  process.stdout.write(
    `${files.map((file) => `${file}\n`).join('')}
It shows whether a license is enabled, in every state a screen has. Make it yours from the inside out: the calls in
api.ts, who may do what in rules.ts, the words in words/en.json, the hook, the view, the stories, the tests.
Hosts import it as @timemap/admin-kit/${feature}; see it with npm run storybook.
`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
