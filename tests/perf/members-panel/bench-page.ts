import type { ProjectMember } from '@timemap/admin-api';
import { makeMembers } from './members.ts';

export interface MembersBench {
  prepare(memberCount: number): void;
  mount(): Promise<number>;
  type(text: string): Promise<number>;
  chooseRole(row: number, roleId: number): Promise<number>;
}

declare global {
  interface Window {
    membersBench: MembersBench;
  }
}

export function exposeBench(show: (members: ProjectMember[]) => void): void {
  let members: ProjectMember[] = [];
  window.membersBench = {
    prepare: (count) => {
      members = makeMembers(count);
    },
    mount: () => measure(() => show(members), list),
    type: (text) => {
      const field = document.querySelector('input[type="search"]') as HTMLInputElement;
      return measure(() => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }, list);
    },
    chooseRole: (row, roleId) => {
      const select = document.querySelectorAll<HTMLSelectElement>('li select')[row] as HTMLSelectElement;
      const chosen = () => select.closest('li')?.querySelector('select')?.value ?? '';
      const before = chosen();
      return measure(
        () => {
          Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, roleId);
          select.dispatchEvent(new Event('change', { bubbles: true }));
        },
        () => (chosen() === String(roleId) ? 'chosen' : before),
        before,
      );
    },
  };
}

const list = () => document.body.textContent;

const GIVE_UP_MS = 10_000;

async function measure(act: () => void, content: () => string, before = content()): Promise<number> {
  const startedAt = performance.now();
  act();
  for (;;) {
    const { isShown, endedAt } = await frame(() => content() !== before);
    if (isShown) return endedAt - startedAt;
    if (endedAt - startedAt > GIVE_UP_MS) throw new Error('Nothing changed');
  }
}

function frame(look: () => boolean): Promise<{ isShown: boolean; endedAt: number }> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const isShown = look();
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve({ isShown, endedAt: performance.now() });
      channel.port2.postMessage(null);
    });
  });
}
