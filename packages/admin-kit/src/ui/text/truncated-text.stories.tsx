import preview from '../../../../../.storybook/preview.tsx';
import { TruncatedText } from './truncated-text.tsx';

const text =
  'The map of the second project stays gray after the newest update, in all browsers we tried. '.repeat(4);
const meta = preview.meta({ title: 'Parts/Truncated text', component: TruncatedText, args: { text } });

export const OneLine = meta.story({});
export const TwoHundredCharacters = meta.story({ args: { maxCharacters: 200 } });
export const Emoji = meta.story({ args: { text: '👨‍👩‍👧‍👦'.repeat(30), maxCharacters: 10 } });
