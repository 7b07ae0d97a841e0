import type { CurrentUser } from '@timemap/admin-api';
import { useMessages } from '@timemap/admin-kit';
import { IconButton } from '@timemap/admin-kit/ui/button';
import { ExternalIcon, SidebarIcon } from '@timemap/admin-kit/ui/icon';
import { useState } from 'react';
import { ActivityButton } from '../activity/activity-button.tsx';
import { useConsole, usePreferences } from '../console-context.ts';
import { pageMessages } from '../messages.ts';
import { PaletteButton } from '../palette/palette-button.tsx';
import { sidebarOf } from '../preferences.ts';
import { loadTypeface } from '../typeface.ts';
import { Brand } from './brand.tsx';
import { Drawer } from './drawer.tsx';
import { useEarlyPages, useOnceIdle } from './early-scripts.ts';
import { shellMessages } from './messages.ts';
import { NavLink } from './nav-link.tsx';
import { headerItems, itemsFor } from './navigation.ts';
import { PageKeys } from './page-keys.tsx';
import { RouterLink } from './router-link.tsx';
import { SIDEBAR_ID } from './sidebar.tsx';
import { UserMenu } from './user-menu.tsx';
import './header.css';

export function Header({ user }: { user: CurrentUser }) {
  const { config, preferences } = useConsole();
  const isOpen = sidebarOf(usePreferences(), user) === 'open';
  const [isActivityOpen, setIsActivityOpen] = useState(false);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const words = useMessages(shellMessages);
  const pageWords = useMessages(pageMessages);
  useEarlyPages(user);
  useOnceIdle(loadTypeface);
  const items = itemsFor(user, headerItems);
  return (
    <header className="console-header">
      <Drawer user={user} />
      <IconButton
        className="console-header-sidebar-toggle"
        label={isOpen ? words.narrowSidebar : words.widenSidebar}
        icon={<SidebarIcon />}
        aria-expanded={isOpen}
        aria-controls={SIDEBAR_ID}
        onClick={() => preferences.set({ sidebar: isOpen ? 'rail' : 'open' })}
      />
      <Brand linkComponent={RouterLink} />
      {items.length > 0 && (
        <nav aria-label={words.main} className="console-header-nav">
          {items.map(({ label, to }) => (
            <NavLink key={to} to={to} className="console-header-link">
              {pageWords[label]}
            </NavLink>
          ))}
        </nav>
      )}
      <div className="console-header-end">
        <PaletteButton
          onShowActivity={() => setIsActivityOpen(true)}
          onShowShortcuts={() => setIsHelpOpen(true)}
        />
        <PageKeys user={user} isHelpOpen={isHelpOpen} onHelpOpenChange={setIsHelpOpen} />
        <ActivityButton isOpen={isActivityOpen} onOpenChange={setIsActivityOpen} />
        {config.mainAppUrl !== null && (
          <a href={config.mainAppUrl} className="console-header-link console-header-app">
            <span className="console-header-app-label">{words.mainApp}</span>
            <ExternalIcon />
          </a>
        )}
        <UserMenu user={user} />
      </div>
    </header>
  );
}
