export type { LicenseCardPart, LicenseCardProps } from './license-card.tsx';
export { LicenseCard } from './license-card.tsx';
export { licenseMessages } from './messages.ts';
export type { LicenseActions, LicensedOrganization, LicenseState } from './use-license.ts';
export { useLicense } from './use-license.ts';
