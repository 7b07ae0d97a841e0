import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/button.tsx';
import { DefinitionList } from '../definition-list/definition-list.tsx';
import { Section } from './section.tsx';

const facts = (
  <DefinitionList
    items={[
      { term: 'License id', value: '40127' },
      { term: 'Owner', value: 'maria@example.org' },
      { term: 'Display name', value: '' },
    ]}
  />
);
const meta = preview.meta({
  title: 'Parts/Section',
  component: Section,
  args: { title: 'License', children: facts },
});

export const Plain = meta.story({});
export const WithActions = meta.story({ args: { actions: <Button size="small">Refresh</Button> } });
