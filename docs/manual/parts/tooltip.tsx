import { Button } from '@timemap/admin-kit/ui/button';
import { Tooltip, TooltipArea } from '@timemap/admin-kit/ui/tooltip';
import type { Guidances } from './guidance.ts';

const people = ['maria', 'li'] as const;

const keys = [
  ['Tab', 'shows it with the focus.'],
  ['Escape', 'hides it.'],
] as const;

export const guidances: Guidances = {
  Tooltip: {
    use: ['For the whole of a shortened text, or the name of an icon.'],
    avoid: ['For anything that people need: a finger cannot hover.', 'For links and buttons inside it.'],
    pairs: [
      {
        good: (
          <Tooltip text="Faculty of Arts and Humanities">
            <Button>Faculty of…</Button>
          </Tooltip>
        ),
        bad: (
          <Tooltip text="Deletes all projects">
            <Button variant="danger">Delete</Button>
          </Tooltip>
        ),
        because: 'A consequence is written where everyone sees it.',
      },
    ],
    keys,
    words: ['A few words, no full stop.'],
  },
  'Tooltip area': {
    use: ['Around many controls with tooltips, such as the rows of a table: one bubble serves all.'],
    avoid: ['Around one control: use a tooltip.'],
    pairs: [
      {
        good: (
          <TooltipArea>
            {people.map((user) => (
              <Button key={user} aria-label={`Remove ${user}`} data-tooltip={`Remove ${user}`}>
                Remove
              </Button>
            ))}
          </TooltipArea>
        ),
        bad: people.map((user) => (
          <Tooltip key={user} text={`Remove ${user}`}>
            <Button aria-label={`Remove ${user}`}>Remove</Button>
          </Tooltip>
        )),
        because:
          'Many rows share one bubble, which costs a long table nothing. Each of its controls names it.',
      },
    ],
    keys,
    words: ['As in a tooltip.'],
  },
};
