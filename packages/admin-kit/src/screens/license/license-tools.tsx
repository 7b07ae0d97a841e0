import type { License } from '@timemap/admin-api';
import { CreateLicenseDialog, RevokeLicenseDialog } from './license-dialogs.tsx';
import type { SeatChange } from './seat-change.ts';
import { ChangeSeatsDialog } from './seat-dialogs.tsx';
import type { LicenseActions, LicensedOrganization } from './use-license.ts';

// One script for all of them: separate ones would split the code that they share.
export { SeatChangeNotice } from './seat-dialogs.tsx';

export type OpenLicenseDialog =
  | { readonly kind: 'creating' }
  | { readonly kind: 'changingSeats'; readonly license: License; readonly halfway: SeatChange | null }
  | { readonly kind: 'revoking'; readonly license: License };

interface LicenseDialogProps {
  open: OpenLicenseDialog;
  organization: LicensedOrganization;
  actions: LicenseActions;
  refusedReason: string | undefined;
  onSeatsChanged: (change: SeatChange, license: License) => void;
  onClose: () => void;
}

export function LicenseDialog({ open, actions, onSeatsChanged, ...rest }: LicenseDialogProps) {
  switch (open.kind) {
    case 'creating':
      return <CreateLicenseDialog create={actions.create} {...rest} />;
    case 'revoking':
      return <RevokeLicenseDialog license={open.license} revoke={actions.revoke} {...rest} />;
    case 'changingSeats':
      return (
        <ChangeSeatsDialog
          license={open.license}
          halfway={open.halfway}
          onChanged={onSeatsChanged}
          {...rest}
        />
      );
  }
}
