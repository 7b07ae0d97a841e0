import type { License } from '@timemap/admin-api';
import { Suspense } from 'react';
import { lazyPart, usePrefetch } from '../../provider/lazy-part.tsx';
import type { LicenseActions, LicensedOrganization } from './use-license.ts';

// Lazy, because most people only look at the card.
const CreateLicenseDialog = lazyPart('create-license-dialog', () => import('./create-license-dialog.tsx'));
const RevokeLicenseDialog = lazyPart('revoke-license-dialog', () => import('./revoke-license-dialog.tsx'));

export type OpenLicenseDialog =
  | { readonly kind: 'creating' }
  | { readonly kind: 'revoking'; readonly license: License };

interface LicenseDialogsProps {
  open: OpenLicenseDialog | null;
  organization: LicensedOrganization;
  actions: LicenseActions;
  onClose: () => void;
}

export function LicenseDialogs({ open, organization, actions, onClose }: LicenseDialogsProps) {
  usePrefetch(CreateLicenseDialog, RevokeLicenseDialog);
  return (
    <Suspense fallback={null}>
      {open?.kind === 'creating' && (
        <CreateLicenseDialog organization={organization} create={actions.create} onClose={onClose} />
      )}
      {open?.kind === 'revoking' && (
        <RevokeLicenseDialog
          organization={organization}
          license={open.license}
          revoke={actions.revoke}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
