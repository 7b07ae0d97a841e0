import { useAdminKit } from '@timemap/admin-kit';
import { LoginAsDialog } from '@timemap/admin-kit/login-as';
import { CreateRootOrganizationDialog, CreateSubOrganizationDialog } from '@timemap/admin-kit/org-create';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useConsole } from '../console-context.ts';
import { paths } from '../paths.ts';
import type { PaletteItem } from './palette-item.ts';

interface PaletteRunProps {
  item: PaletteItem;
  onShowActivity: () => void;
  onShowShortcuts: () => void;
  /** Fires once it is done; an item that opens a dialog is done when that closes. */
  onDone: () => void;
}

/** Does what an item of the palette stands for. Mounting runs it. */
export default function PaletteRun({
  item: { target },
  onShowActivity,
  onShowShortcuts,
  onDone,
}: PaletteRunProps) {
  const { preferences, logOut } = useConsole();
  const { queryClient, client } = useAdminKit();
  const navigate = useNavigate();
  const dialog = dialogOf(target, onDone);

  const run = () => {
    if (!('command' in target)) return void navigate(target.to);
    switch (target.command) {
      case 'refreshStats':
        void queryClient.invalidateQueries({
          predicate: ({ queryKey: [kit, id, operation] }) =>
            kit === 'admin-kit' && id === client.id && String(operation).startsWith('GET /admin/stats/'),
        });
        return void navigate(paths.stats);
      case 'showActivity':
        return onShowActivity();
      case 'showShortcuts':
        return onShowShortcuts();
      case 'setTheme':
        return preferences.set({ theme: target.theme });
      case 'toggleSidebar':
        return preferences.set({ isSidebarHidden: !preferences.get().isSidebarHidden });
      case 'logOut':
        return logOut();
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: an item runs once, however often this renders
  useEffect(() => {
    if (dialog !== null) return;
    run();
    onDone();
  }, [target]);

  return dialog;
}

function dialogOf(target: PaletteItem['target'], onDone: () => void): ReactNode {
  if (!('command' in target)) return null;
  switch (target.command) {
    case 'createRootOrganization':
      return <CreateRootOrganizationDialog onClose={onDone} />;
    case 'createOrganization':
      return <CreateSubOrganizationDialog parent={target.parent} onClose={onDone} />;
    case 'logInAs':
      return <LoginAsDialog user={target.user} onClose={onDone} />;
    default:
      return null;
  }
}
