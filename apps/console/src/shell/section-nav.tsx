import { useMessages } from '@timemap/admin-kit';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { pageMessages } from '../messages.ts';
import { shellMessages } from './messages.ts';
import { NavLink } from './nav-link.tsx';
import { sectionItems } from './navigation.ts';
import './section-nav.css';

export function SectionNav() {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  const words = useMessages(pageMessages);
  const { staffArea } = useMessages(shellMessages);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another present section
  useLayoutEffect(() => {
    // Before the same paint, when the page has its layout: its parts still change what they measure.
    const request = requestAnimationFrame(() => {
      const current = list.current?.querySelector<HTMLElement>('[aria-current]');
      if (!list.current || !current) return;
      list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2;
    });
    return () => cancelAnimationFrame(request);
  }, [pathname]);
  return (
    <nav aria-label={staffArea} className="console-section-nav">
      <ul ref={list} className="ak-scroll-fade console-section-list">
        {sectionItems.map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to} className="console-section-link">
              {words[label]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
