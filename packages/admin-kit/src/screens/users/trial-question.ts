import { lazyPart } from '../../parts/lazy-part.tsx';

/** For a screen that does not load the later script of the table. */
export const TrialDialog = lazyPart('trial-dialog', () => import('./trial-dialog.tsx'), 'TrialDialog');
