import { screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/button.tsx';
import { TooltipArea } from './tooltip-area.tsx';

const meta = preview.meta({
  title: 'Parts/Tooltip area',
  component: TooltipArea,
  args: {
    children: (
      <span style={{ display: 'flex', gap: 8 }}>
        {['maria', 'li'].map((user) => (
          <Button key={user} aria-label={`Remove ${user}`} data-tooltip={`Remove ${user}`}>
            Remove
          </Button>
        ))}
      </span>
    ),
  },
});

export const Closed = meta.story({});

export const Open = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByText('Remove maria');
  },
});
