import { useEffect, useRef, useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { useErrorText } from '../../messages/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { ScreenBoundary } from '../../parts/screen-boundary.tsx';
import { visibleText } from '../../text/visible-text.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { DialogSurfaceProps } from '../../ui/dialog/dialog-surface.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { loginAsMessages } from './messages.ts';
import { type ActedProject, type ActedUser, useLogInAs } from './use-log-in-as.ts';

export interface LoginAsDialogProps
  extends Omit<
    DialogSurfaceProps,
    'title' | 'description' | 'size' | 'onClose' | 'onSubmit' | 'isBusy' | 'error' | 'footer' | 'children'
  > {
  /** The user to act as; never the signed-in person. */
  user: ActedUser;
  /** Opens this project instead of the dashboard. @default the dashboard */
  project?: ActedProject | undefined;
  /** Fires when the person leaves, and after the window has opened. The dialog is open while it is mounted. */
  onClose: () => void;
}

/**
 * Asks for confirmation, then opens the main app in a new window as another user. Sends one request, even if
 * the browser blocks the window.
 * @operation POST /global/users/loginas @spec B §4, §8
 */
export function LoginAsDialog(props: LoginAsDialogProps) {
  const shown = `${props.user?.id} ${props.project?.id}`;
  return (
    <ScreenBoundary screen="log-in-as" resetKey={shown}>
      <LoginAsUser key={shown} {...props} />
    </ScreenBoundary>
  );
}

function LoginAsUser({ user, project, onClose, ...rest }: LoginAsDialogProps) {
  const words = useMessages(loginAsMessages);
  const errorText = useErrorText();
  const { can, asksReason, state, start, open } = useLogInAs(user, project);
  const [reason, setReason] = useState('');
  const [isReasonMissing, setIsReasonMissing] = useState(false);
  const name = { user: visibleText(user.username || String(user.id)) };
  const facts = { ...name, id: String(user.id) };
  const isBlocked = state.status === 'blocked';
  const isBusy = state.status === 'busy';

  const reasonField = useRef<HTMLInputElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBlocked) submitButton.current?.focus();
  }, [isBlocked]);

  const finish = () => {
    announce(words.announceOpened(name));
    onClose();
  };
  const submit = async () => {
    if (isBlocked) {
      open();
      finish();
      return;
    }
    if (!can.isAllowed) return;
    const why = reason.trim();
    setIsReasonMissing(asksReason && why === '');
    if (asksReason && why === '') {
      reasonField.current?.focus();
      return;
    }
    const outcome = await start(asksReason ? why : undefined);
    if (outcome === 'opened') finish();
    if (outcome === 'blocked') announce(words.blocked);
  };

  return (
    <Dialog
      name="login-as"
      {...rest}
      isOpen
      size="small"
      title={words.title(name)}
      description={
        project
          ? words.descriptionProject({ ...facts, project: visibleText(project.name) })
          : words.description(facts)
      }
      onClose={onClose}
      onSubmit={() => void submit()}
      isBusy={isBusy}
      error={
        (state.status === 'failed' && (state.serverText ?? words.requestFailed)) ||
        (state.status === 'vetoed' && errorText(state.error))
      }
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            ref={submitButton}
            type="submit"
            variant="primary"
            data-first-focus={asksReason ? undefined : ''}
            isBusy={isBusy}
            disabledReason={can.isAllowed ? undefined : words[can.reason]}
          >
            {isBlocked ? words.open(name) : words.confirm(name)}
          </Button>
        </>
      }
    >
      {!can.isAllowed && <Alert>{words[can.reason]}</Alert>}
      {isBlocked && <Alert tone="warning">{words.blocked}</Alert>}
      {asksReason && can.isAllowed && !isBlocked && (
        <TextField
          ref={reasonField}
          label={words.reason}
          hint={words.reasonHint}
          value={reason}
          onValueChange={(value) => {
            setIsReasonMissing(false);
            setReason(value);
          }}
          isRequired
          maxLength={500}
          autoComplete="off"
          error={isReasonMissing ? words.reasonMissing : undefined}
        />
      )}
    </Dialog>
  );
}
