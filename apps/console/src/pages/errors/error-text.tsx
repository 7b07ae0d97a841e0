import { useMessages } from '@timemap/admin-kit';
import { ButtonLink } from '@timemap/admin-kit/ui/button';
import { pageMessages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { RouterLink } from '../../shell/router-link.tsx';
import './error-text.css';

interface ErrorTextProps {
  children: string;
  address?: string | undefined;
}

export function ErrorText({ children, address }: ErrorTextProps) {
  return (
    <div className="console-error-text">
      <p>{children}</p>
      {address !== undefined && (
        <code dir="ltr" translate="no" className="console-error-address">
          {address}
        </code>
      )}
      <ButtonLink component={RouterLink} href={paths.home}>
        {useMessages(pageMessages).toStart}
      </ButtonLink>
    </div>
  );
}
