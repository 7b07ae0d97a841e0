import preview from '../../../../../.storybook/preview.tsx';
import { Spinner } from './spinner.tsx';

const meta = preview.meta({ title: 'Parts/Spinner', component: Spinner });

export const Turning = meta.story({});
