import { useAdminKit } from '@timemap/admin-kit';
import { CreateRootOrganizationDialog, CreateSubOrganizationDialog } from '@timemap/admin-kit/org-create';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useConsole } from '../console-context.ts';
import { paths } from '../paths.ts';
import type { PaletteItem } from './palette-item.ts';

interface PaletteRunProps {
  item: PaletteItem;
  onShowActivity: () => void;
  /** Fires once it is done; an item that opens a dialog is done when that closes. */
  onDone: () => void;
}

/** Does what an item of the palette stands for. Mounting runs it. */
export default function PaletteRun({ item: { leads }, onShowActivity, onDone }: PaletteRunProps) {
  const { preferences, logOut } = useConsole();
  const { queryClient, client } = useAdminKit();
  const navigate = useNavigate();
  const isDialog =
    'command' in leads &&
    (leads.command === 'createRootOrganization' || leads.command === 'createOrganization');

  const run = () => {
    if ('to' in leads) return void navigate(leads.to);
    switch (leads.command) {
      case 'refreshStats':
        void queryClient.invalidateQueries({
          predicate: ({ queryKey: [kit, id, operation] }) =>
            kit === 'admin-kit' && id === client.id && String(operation).startsWith('GET /admin/stats/'),
        });
        return void navigate(paths.stats);
      case 'showActivity':
        return onShowActivity();
      case 'setTheme':
        return preferences.set({ theme: leads.theme });
      case 'toggleSidebar':
        return preferences.set({ isSidebarHidden: !preferences.get().isSidebarHidden });
      case 'logOut':
        return logOut();
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: an item runs once, however often this renders
  useEffect(() => {
    if (isDialog) return;
    run();
    onDone();
  }, [leads]);

  if (!isDialog) return null;
  return leads.command === 'createOrganization' ? (
    <CreateSubOrganizationDialog parent={leads.parent} onClose={onDone} />
  ) : (
    <CreateRootOrganizationDialog onClose={onDone} />
  );
}
