import type { License } from '@timemap/admin-api';
import type { Action } from '../../data/use-action.ts';
import { useErrorText } from '../../messages/error-text.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { AlertDialog } from '../../ui/dialog/alert-dialog.tsx';
import { licenseMessages } from './messages.ts';
import type { LicensedOrganization } from './use-license.ts';

interface Props {
  organization: LicensedOrganization;
  license: License;
  revoke: Action<License>;
  onClose: () => void;
}

/** @spec A §4 */
export default function RevokeLicenseDialog({ organization, license, revoke, onClose }: Props) {
  const words = useMessages(licenseMessages);
  const errorText = useErrorText();
  const inNumbers = useNumberFormat();
  const { seatsTaken, seatsAllowed } = license;

  const close = () => {
    revoke.clearError();
    onClose();
  };
  const confirm = async () => {
    const outcome = await revoke.run(license, words.announceRevoked);
    if (outcome.status !== 'succeeded') return;
    close();
  };

  return (
    <AlertDialog
      name="revoke-license"
      isOpen
      title={words.revokeTitle}
      description={
        <>
          {words.revokeDescription({ id: String(license.id), organization: organization.name })}{' '}
          <strong>
            {words.seatsTaken({ taken: inNumbers(seatsTaken), allowed: inNumbers(seatsAllowed) })}
          </strong>
        </>
      }
      onClose={close}
      isBusy={revoke.isBusy}
      error={revoke.error && errorText(revoke.error)}
      actions={
        <Button variant="danger" isBusy={revoke.isBusy} onClick={() => void confirm()}>
          {words.revoke}
        </Button>
      }
    />
  );
}
