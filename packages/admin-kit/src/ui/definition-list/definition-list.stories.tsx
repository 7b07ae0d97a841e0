import preview from '../../../../../.storybook/preview.tsx';
import { DefinitionList } from './definition-list.tsx';

const meta = preview.meta({ title: 'Parts/Definition list', component: DefinitionList });

export const Facts = meta.story({
  args: {
    items: [
      { term: 'Email', value: 'maria@example.org' },
      { term: 'Display name', value: null },
      { term: 'Description', value: 'averyverylongwordwithoutanyspace'.repeat(6) },
    ],
  },
});
