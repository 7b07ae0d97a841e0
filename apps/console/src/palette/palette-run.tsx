import { useAdminKit } from '@timemap/admin-kit';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useConsole } from '../console-context.ts';
import { lazyDialog } from '../shell/lazy-dialog.tsx';
import type { PaletteItem } from './palette-item.ts';

interface PaletteRunProps {
  item: PaletteItem;
  onShowActivity: () => void;
  onShowShortcuts: () => void;
  onClose: () => void;
}

export default function PaletteRun({
  item: { target },
  onShowActivity,
  onShowShortcuts,
  onClose,
}: PaletteRunProps) {
  const { preferences, logOut } = useConsole();
  const { queryClient, client } = useAdminKit();
  const navigate = useNavigate();
  const [Dialog] = useState(() => ('dialog' in target ? lazyDialog(target.dialog) : null));

  const run = () => {
    if ('dialog' in target) return;
    if ('to' in target) return void navigate(target.to);
    if ('run' in target) {
      return target.run({ queryClient, client, navigate: (to) => void navigate(to) });
    }
    switch (target.command) {
      case 'showActivity':
        return onShowActivity();
      case 'showShortcuts':
        return onShowShortcuts();
      case 'setTheme':
        return preferences.set({ theme: target.theme });
      case 'setSidebar':
        return preferences.set({ sidebar: target.sidebar });
      case 'logOut':
        return logOut();
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: an item runs once, however often this renders
  useEffect(() => {
    if (Dialog !== null) return;
    run();
    onClose();
  }, [target]);

  return (
    Dialog && (
      <Suspense fallback={null}>
        <Dialog onClose={onClose} />
      </Suspense>
    )
  );
}
