import { screen, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/button.tsx';
import type { ToastContent } from './toast-provider.tsx';
import { ToastProvider, useToasts } from './toast-provider.tsx';

function Show({ toasts }: { toasts: readonly ToastContent[] }) {
  const { show } = useToasts();
  const showAll = () => {
    for (const toast of toasts) show(toast);
  };
  return <Button onClick={showAll}>Show</Button>;
}

function Toasts({ toasts }: { toasts: readonly ToastContent[] }) {
  return (
    <ToastProvider>
      <Show toasts={toasts} />
    </ToastProvider>
  );
}

const lasting = { durationMs: Number.POSITIVE_INFINITY };

const args: { toasts: readonly ToastContent[] } = {
  toasts: [{ text: 'Saved.', tone: 'success', ...lasting }],
};

const meta = preview.meta({
  title: 'Parts/Toast',
  component: Toasts,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args,
  play: () => userEvent.click(screen.getByRole('button', { name: 'Show' })),
});

export const Success = meta.story();
export const WithAction = meta.story({
  args: {
    toasts: [
      { text: 'maria was removed.', ...lasting, action: { label: 'Undo', onAction: () => undefined } },
    ],
  },
});
export const Crowded = meta.story({
  args: {
    toasts: [
      { text: 'Real-time updates are off.', tone: 'warning', ...lasting },
      { text: 'averyveryverylongentrywithoutanyspace'.repeat(6), tone: 'danger', ...lasting },
      { text: 'Maria Chen was added to Faculty of Arts and can see its projects now.', ...lasting },
      { text: 'This one waits.', ...lasting },
    ],
  },
});
