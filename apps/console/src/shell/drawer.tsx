import type { CurrentUser } from '@timemap/admin-api';
import { useMessages } from '@timemap/admin-kit';
import { IconButton } from '@timemap/admin-kit/ui/button';
import { CloseIcon, ExternalIcon, MenuIcon } from '@timemap/admin-kit/ui/icon';
import { useRef } from 'react';
import { useConsole } from '../console-context.ts';
import { shellMessages } from './messages.ts';
import { headerItems, itemsFor, sidebarItems } from './navigation.ts';
import { NavigationList } from './navigation-list.tsx';
import './drawer.css';

export function Drawer({ user }: { user: CurrentUser }) {
  const { config } = useConsole();
  const words = useMessages(shellMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const mainItems = itemsFor(user, headerItems);
  return (
    <>
      <IconButton
        className="console-drawer-opener"
        label={words.openNavigation}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop closes; the keyboard has Escape and the cross */}
      <dialog
        ref={dialog}
        aria-label={words.navigation}
        className="console-drawer"
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        <div className="console-drawer-body">
          <IconButton label={words.closeNavigation} icon={<CloseIcon />} hasTooltip={false} onClick={close} />
          <nav aria-label={words.sections} className="console-drawer-nav">
            <NavigationList items={itemsFor(user, sidebarItems)} onFollowed={close} />
          </nav>
          {mainItems.length > 0 && (
            <nav aria-label={words.main} className="console-drawer-nav">
              <NavigationList items={mainItems} onFollowed={close} />
            </nav>
          )}
          {config.mainAppUrl !== null && (
            <div className="console-drawer-nav">
              <a href={config.mainAppUrl} className="console-navigation-link">
                <ExternalIcon />
                {words.mainApp}
              </a>
            </div>
          )}
        </div>
      </dialog>
    </>
  );
}
