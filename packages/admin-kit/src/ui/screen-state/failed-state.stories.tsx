import preview from '../../../../../.storybook/preview.tsx';
import { FailedState } from './failed-state.tsx';

const meta = preview.meta({
  title: 'Parts/Failed state',
  component: FailedState,
  args: { title: 'Failed to load stats', onRetry: () => undefined },
});

export const Plain = meta.story({});
export const WithReason = meta.story({
  args: { children: 'The server could not be reached. Check the connection and try again.' },
});
export const Retrying = meta.story({ args: { isRetrying: true } });
export const WithoutRetry = meta.story({ args: { title: 'Not Found', onRetry: undefined } });
