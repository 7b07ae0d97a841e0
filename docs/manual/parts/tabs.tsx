import { Tabs } from '@timemap/admin-kit/ui/tabs';
import { type Guidances, nothing } from './guidance.ts';

const items = (...labels: string[]) => labels.map((label) => ({ value: label, label, content: null }));

export const guidances: Guidances = {
  Tabs: {
    use: ['For views of one thing, of which one is needed at a time.', 'Pills inside a tab’s panel.'],
    avoid: ['For steps of a task.', 'For pages of their own: use links.', 'For two short parts: show both.'],
    pairs: [
      {
        good: (
          <Tabs
            label="Faculty of Arts"
            items={items('Users', 'Projects')}
            value="Users"
            onValueChange={nothing}
          />
        ),
        bad: <Tabs label="Tabs" items={items('General', 'Other')} value="General" onValueChange={nothing} />,
        because: 'A label says what is behind it. The list is named after its thing.',
      },
    ],
    keys: [
      ['Tab', 'moves to the active tab, then to its panel.'],
      ['Arrow keys, Home, End', 'move between tabs.'],
      ['Enter, Space', 'shows the tab. Moving alone does not load it.'],
    ],
    words: ['One or two nouns.', 'The active tab belongs in the address of the page.'],
  },
};
