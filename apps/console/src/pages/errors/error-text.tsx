import { useMessages } from '@timemap/admin-kit';
import { Link as KitLink } from '@timemap/admin-kit/ui/link';
import { pageMessages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { RouterLink } from '../../shell/router-link.tsx';
import './error-text.css';

export function ErrorText({ children }: { children: string }) {
  return (
    <div className="console-error-text">
      <p>{children}</p>
      <KitLink component={RouterLink} href={paths.home}>
        {useMessages(pageMessages).toStart}
      </KitLink>
    </div>
  );
}
