import { useAdminKit } from '../context/admin-kit-context.ts';
import type { FailedQuery } from '../data/use-read.ts';
import { isMissing } from '../messages/is-missing.ts';
import { ButtonLink } from '../ui/button/button-link.tsx';
import { ReadFailure } from '../ui/screen-state/read-failure.tsx';

interface ItemNotLoadedProps {
  read: FailedQuery;
  title: string;
  /** Where those that there are can be found, if the server does not know this one. */
  listHref: string;
  listLabel: string;
}

export function ItemNotLoaded({ read, title, listHref, listLabel }: ItemNotLoadedProps) {
  const { linkComponent } = useAdminKit();
  return (
    <ReadFailure
      read={read}
      title={title}
      action={
        isMissing(read.error) && (
          <ButtonLink href={listHref} component={linkComponent}>
            {listLabel}
          </ButtonLink>
        )
      }
    />
  );
}
