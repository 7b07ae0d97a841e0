import preview from '../../../../../.storybook/preview.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const meta = preview.meta({ title: 'Parts/Error boundary', component: ErrorBoundary });

function Broken(): never {
  throw new Error('broken on purpose');
}

export const Working = meta.story({ args: { children: 'All is well.' } });
export const Crashed = meta.story({ args: { children: <Broken /> } });
