import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/button.tsx';
import { NumberField } from '../field/number-field.tsx';
import { TextField } from '../field/text-field.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

const args: DialogProps = {
  isOpen: true,
  size: 'small',
  title: 'Create the license of Faculty of Arts',
  description: 'The organization can then give seats to its members.',
  onClose: () => undefined,
  onSubmit: () => undefined,
  children: <NumberField label="Seats" value="1" onValueChange={() => undefined} isRequired />,
  footer: (
    <>
      <Button>Cancel</Button>
      <Button variant="primary" type="submit">
        Create License
      </Button>
    </>
  ),
};

const busyArgs: Partial<DialogProps> = {
  isBusy: true,
  footer: (
    <>
      <Button>Cancel</Button>
      <Button variant="primary" type="submit" isBusy>
        Create License
      </Button>
    </>
  ),
};

const meta = preview.meta({
  title: 'Parts/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args,
});

export const Open = meta.story();
export const Busy = meta.story({ args: busyArgs });
/** Escape does not close it, and announces why. */
export const BusyAndLeft = meta.story({
  args: busyArgs,
  play: ({ userEvent }) => userEvent.keyboard('{Escape}'),
});
export const Failed = meta.story({ args: { error: 'This organization has a license already' } });
export const ExtraLarge = meta.story({ args: { size: 'extra-large' } });
export const Crowded = meta.story({
  args: {
    size: 'large',
    title: 'Create a project in '.concat('Faculty of Arts and Humanities '.repeat(8)),
    error: 'averyveryverylongentrywithoutanyspace'.repeat(8),
    children: Array.from({ length: 24 }, (_, index) => (
      <TextField key={String(index)} label={`Field ${index + 1}`} />
    )),
  },
});
