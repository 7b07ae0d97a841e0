import type { ProjectMember } from '@timemap/admin-api';
import { exposeKeys, measure } from '../in-page.ts';
import { makeMembers } from './members.ts';

export interface MembersBench {
  prepare(memberCount: number): void;
  mount(): Promise<number>;
  chooseRole(row: number): Promise<number>;
}

declare global {
  interface Window {
    membersBench: MembersBench;
  }
}

export function exposeBench(show: (members: ProjectMember[]) => void): void {
  // A page can render twice.
  if (document.documentElement.dataset.bench) return;
  document.documentElement.dataset.bench = 'exposed';
  let members: ProjectMember[] = [];
  exposeKeys(list);
  window.membersBench = {
    prepare: (count) => {
      members = makeMembers(count);
    },
    mount: () => measure(() => show(members), list),
    chooseRole: (row) => {
      const select = document.querySelectorAll<HTMLSelectElement>('li select')[row] as HTMLSelectElement;
      const before = chosenIn(select);
      const wanted = String((Number(select.value) + 1) % 6);
      return measure(
        () => {
          Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, wanted);
          select.dispatchEvent(new Event('change', { bubbles: true }));
        },
        () => (chosenIn(select) === wanted ? wanted : before),
      );
    },
  };
}

const list = () => document.body.textContent;

const chosenIn = (select: HTMLSelectElement) => select.closest('li')?.querySelector('select')?.value ?? '';
