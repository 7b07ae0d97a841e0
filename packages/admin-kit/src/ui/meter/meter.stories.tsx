import preview from '../../../../../.storybook/preview.tsx';
import { Meter } from './meter.tsx';

const meta = preview.meta({ title: 'Parts/Meter', component: Meter, args: { label: 'Seats taken' } });

export const Within = meta.story({ args: { value: 8, max: 10 } });
export const Full = meta.story({ args: { value: 10, max: 10 } });
export const Over = meta.story({ args: { value: 12, max: 10 } });
export const NothingOfNothing = meta.story({ args: { value: 0, max: 0 } });
export const Unknown = meta.story({ args: { value: null, max: null } });
