import { as } from '@timemap/admin-mock/scenarios';
import { given } from '../../../../../.storybook/given.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Section } from '../../ui/section/section.tsx';
import { GlobalHome } from './global-home.tsx';

const loadsNothing = 'it loads nothing';
const savesNothing = 'it changes nothing';

const meta = preview.meta({
  title: 'Shell/Global home',
  component: GlobalHome,
  parameters: {
    notApplicable: {
      Loading: loadsNothing,
      Empty: loadsNothing,
      LoadFailed: loadsNothing,
      Refreshing: loadsNothing,
      Saving: savesNothing,
      SaveFailed: savesNothing,
      PartlySaved: savesNothing,
      Crowded: 'nothing in it comes from the server',
    },
  },
});

export const Ready = meta.story();

export const AsOrgAdmin = meta.story({ ...given(as('orgAdmin')) });

export const AsMember = meta.story({ name: 'As member, forbidden', ...given(as('member')) });

export const Narrow = meta.story({ globals: { width: '360' } });

export const WithAttention = meta.story({ args: { hasAttention: true } });

export const WithWhitelist = meta.story({
  args: { whitelist: <Section title="Manage Whitelist">northwind.example</Section> },
});
