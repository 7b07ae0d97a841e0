import type { ComponentProps } from 'react';
import { useAdminKit } from '../context/admin-kit-context.ts';
import { ForbiddenState } from '../ui/screen-state/forbidden-state.tsx';
import { ScreenRoot } from './screen-root.tsx';

interface GlobalAdminScreenProps extends ComponentProps<typeof ScreenRoot> {
  /** For everyone who is no global admin. */
  refusal: string;
}

/** @spec B §6 */
export function GlobalAdminScreen({ refusal, children, ...root }: GlobalAdminScreenProps) {
  const { session } = useAdminKit();
  return (
    <ScreenRoot {...root}>
      {session.user.isAdmin ? children : <ForbiddenState>{refusal}</ForbiddenState>}
    </ScreenRoot>
  );
}
