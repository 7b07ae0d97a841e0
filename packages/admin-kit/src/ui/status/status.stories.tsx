import preview from '../../../../../.storybook/preview.tsx';
import { Status } from './status.tsx';

const meta = preview.meta({ title: 'Parts/Status', component: Status });

export const Neutral = meta.story({ args: { children: 'Disabled' } });
export const Accent = meta.story({ args: { tone: 'accent', children: 'Trial' } });
export const Success = meta.story({ args: { tone: 'success', children: 'Resolved' } });
export const Warning = meta.story({ args: { tone: 'warning', children: 'In Progress' } });
export const Danger = meta.story({ args: { tone: 'danger', children: 'Unresolved' } });
