import preview from '../../../../../.storybook/preview.tsx';
import { Time } from './time.tsx';

const meta = preview.meta({
  title: 'Parts/Time',
  component: Time,
  args: { value: new Date('2026-11-20T14:04:05Z'), timeZone: 'Europe/Berlin' },
});

export const Minute = meta.story({});
export const Day = meta.story({ args: { precision: 'date' } });
export const Second = meta.story({ args: { precision: 'second' } });
export const Never = meta.story({ args: { value: null } });
export const Unreadable = meta.story({ args: { value: new Date('garbage') } });
