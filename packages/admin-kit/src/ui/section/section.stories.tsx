import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/button.tsx';
import { DefinitionList } from '../definition-list/definition-list.tsx';
import { LoadingState } from '../screen-state/loading-state.tsx';
import { Section } from './section.tsx';
import { SectionSkeleton } from './section-skeleton.tsx';

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
export const Loading = meta.story({
  render: () => (
    <LoadingState label="Loading license">
      <SectionSkeleton lines={3} />
    </LoadingState>
  ),
});
export const WithActions = meta.story({ args: { actions: <Button size="small">Refresh</Button> } });
