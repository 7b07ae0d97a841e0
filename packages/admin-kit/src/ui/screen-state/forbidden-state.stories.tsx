import preview from '../../../../../.storybook/preview.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { ForbiddenState } from './forbidden-state.tsx';

const meta = preview.meta({ title: 'Parts/Forbidden state', component: ForbiddenState });

export const Plain = meta.story({});
export const WithWayOut = meta.story({
  args: {
    children: 'Only global administrators see the staff area.',
    action: <ButtonLink href="/">Back to the start</ButtonLink>,
  },
});
