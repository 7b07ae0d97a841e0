import preview from '../../../../../.storybook/preview.tsx';
import { Progress } from './progress.tsx';

const meta = preview.meta({ title: 'Parts/Progress', component: Progress });

export const Running = meta.story({ args: { label: 'Loading users' } });
export const Started = meta.story({ args: { label: 'Adding users', value: 3, max: 12 } });
export const Done = meta.story({ args: { label: 'Adding users', value: 12, max: 12 } });
