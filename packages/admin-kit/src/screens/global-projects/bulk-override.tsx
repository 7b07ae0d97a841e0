import type { GlobalProject } from '@timemap/admin-api';
import type { BulkAction } from '../../bulk-job/bulk-items.ts';
import { bulkJobMessages } from '../../bulk-job/messages.ts';
import { savedItems } from '../../bulk-job/saved-items.ts';
import { useMessages } from '../../messages/messages.ts';
import { visibleText } from '../../text/visible-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { globalProjectsQuery } from './api.ts';
import { globalProjectsMessages } from './messages.ts';
import { nameOfProject } from './rules.ts';
import { overrideSave } from './use-global-projects.ts';

interface BulkOverrideProps {
  projects: readonly GlobalProject[];
  selectedIds: ReadonlySet<string>;
  ask: (action: BulkAction) => void;
  onHandOver: (projects: readonly GlobalProject[]) => void;
}

/** @spec B §4 */
export default function BulkOverride({ projects, selectedIds, ask, onHandOver }: BulkOverrideProps) {
  const words = useMessages(globalProjectsMessages);
  const { alreadySo } = useMessages(bulkJobMessages);

  const selected = () => projects.filter(({ id }) => selectedIds.has(String(id)));
  const setOverride = (isOn: boolean) =>
    ask({
      name: 'projects-override',
      label: isOn ? words.setOverride : words.unsetOverride,
      question: isOn ? words.askSetOverride : words.askUnsetOverride,
      done: isOn ? words.overrideSet : words.overrideUnset,
      keys: [globalProjectsQuery],
      candidates: savedItems(overrideSave(words), {
        items: selected(),
        change: isOn,
        nameOf: (project) => visibleText(nameOfProject(project, words)),
        alreadySo,
        check: () => globalProjectsQuery,
      }),
    });

  return (
    <>
      <Menu
        label={words.upgradedOverride}
        variant="secondary"
        size="small"
        entries={[
          { label: words.setOverride, onSelect: () => setOverride(true) },
          { label: words.unsetOverride, onSelect: () => setOverride(false) },
        ]}
      >
        {words.upgradedOverride}
      </Menu>
      <Button size="small" onClick={() => onHandOver(selected())}>
        {words.handOver}
      </Button>
    </>
  );
}
