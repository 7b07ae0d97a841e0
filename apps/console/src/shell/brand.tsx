import type { AdminLinkComponent } from '@timemap/admin-kit';
import { paths } from '../paths.ts';
import './brand.css';

export function Brand({ linkComponent: Anchor = 'a' }: { linkComponent?: AdminLinkComponent }) {
  return (
    <Anchor href={paths.home} className="console-brand">
      <svg className="console-brand-mark" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <rect className="console-brand-ground" width="20" height="20" rx="4.5" />
        <path d="M4 15h12M10 15C7.8 12.4 6.7 10.5 6.7 8.8a3.3 3.3 0 0 1 6.6 0c0 1.7-1.1 3.6-3.3 6.2z" />
      </svg>
      Timemap Admin
    </Anchor>
  );
}
