import preview from '../../../../../.storybook/preview.tsx';
import { ShortenedText } from './shortened-text.tsx';

const meta = preview.meta({ title: 'Parts/Shortened text', component: ShortenedText });

export const Shortened = meta.story({
  args: { text: '@google_118273645019283746501', shown: '@google_11827364' },
});
