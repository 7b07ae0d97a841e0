import preview from '../../../../../.storybook/preview.tsx';
import { EmailActions } from './email-actions.tsx';

const meta = preview.meta({
  title: 'Parts/Email actions',
  component: EmailActions,
  args: { addresses: ['maria@example.org', 'ada@example.org'] },
});

export const Ready = meta.story();
export const TooMany = meta.story({
  args: { addresses: Array.from({ length: 100 }, (_, index) => `person.${index}@faculty.example.org`) },
});
export const Refused = meta.story({
  args: { addresses: ['maria@example.org', 'a@b.example?bcc=everyone@b.example', ''] },
});
export const Nobody = meta.story({ args: { addresses: ['', 'no address'] } });
