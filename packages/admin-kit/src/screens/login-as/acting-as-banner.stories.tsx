import { hostileText } from '@timemap/admin-mock';
import preview from '../../../../../.storybook/preview.tsx';
import { ActingAsBanner } from './acting-as-banner.tsx';

const loadsNothing = 'it loads nothing';
const savesNothing = 'what Stop does is the host’s';

const meta = preview.meta({
  title: 'People/Acting as banner',
  component: ActingAsBanner,
  args: { username: 'mia', onStop: () => {} },
  parameters: {
    notApplicable: {
      Loading: loadsNothing,
      Empty: loadsNothing,
      LoadFailed: loadsNothing,
      Refreshing: loadsNothing,
      AsOrgAdmin: 'it is the same for every user',
      AsMember: 'it is the same for every user',
      Saving: savesNothing,
      SaveFailed: savesNothing,
      PartlySaved: savesNothing,
    },
  },
});

export const Ready = meta.story();

export const Hostile = meta.story({
  args: { username: hostileText.rightToLeft + hostileText.noSpaces },
  globals: { width: '360' },
});

export const Narrow = meta.story({ globals: { width: '360' } });
