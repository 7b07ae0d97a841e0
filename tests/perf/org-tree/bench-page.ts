import { exposeKeys, find, measure } from '../in-page.ts';
import { NODE_COUNT, WIDE_CHILDREN } from './dataset.ts';

export interface TreeBench {
  mount(): Promise<number>;
  expandAll(): Promise<number>;
  collapseAll(): Promise<number>;
  focus(): void;
  activeText(): string;
  isWideOpen(heightBefore: number): boolean;
  height(): number;
}

declare global {
  interface Window {
    treeBench: TreeBench;
  }
}

const ROW_PX = 32;
const tree = () => find('[role="tree"]');
const active = () => find('[role="treeitem"][tabindex="0"]');
const content = () => `${active().textContent} ${tree().scrollHeight}`;

export function exposeTree(mount: (into: HTMLElement) => void): void {
  exposeKeys(content);
  const isMounted = () => document.querySelectorAll('[role="treeitem"]').length >= 19;
  const press = (label: string) => find(`[aria-label="${label}"]`).click();
  window.treeBench = {
    mount: () => measure(() => mount(find('#root')), isMounted),
    expandAll: () =>
      measure(
        () => press('Expand all'),
        () => tree().scrollHeight >= NODE_COUNT * ROW_PX,
      ),
    collapseAll: () =>
      measure(
        () => press('Collapse all'),
        () => tree().scrollHeight >= NODE_COUNT * ROW_PX,
      ),
    focus: () => active().focus(),
    activeText: () => active().textContent,
    isWideOpen: (before) => Math.round((tree().scrollHeight - before) / WIDE_CHILDREN) === ROW_PX,
    height: () => tree().scrollHeight,
  };
}
