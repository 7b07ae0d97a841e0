import preview from '../../../../../.storybook/preview.tsx';
import { UserText } from './user-text.tsx';

const meta = preview.meta({ title: 'Parts/User text', component: UserText });

export const Plain = meta.story({ args: { text: 'Maria Silva' } });
export const RightToLeft = meta.story({ args: { text: 'جامعة الفنون' } });
export const Hidden = meta.story({ args: { text: 'admin\u202Enimda \u200Bx' } });
export const OddSpaces = meta.story({ args: { text: 'Faculty\u00A0of Arts', marksOddSpaces: true } });
export const Blank = meta.story({ args: { text: '  ' } });
export const None = meta.story({ args: { text: null } });
