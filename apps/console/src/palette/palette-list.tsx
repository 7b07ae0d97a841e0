import { onPlainPress, useMessages, useNumberFormat } from '@timemap/admin-kit';
import { UserText } from '@timemap/admin-kit/ui/text';
import { type MouseEvent, useId } from 'react';
import { RouterLink } from '../shell/router-link.tsx';
import type { ListedGroup } from './first-groups.ts';
import { paletteMessages } from './messages.ts';
import type { PaletteItem } from './palette-item.ts';

interface PaletteListProps {
  id: string;
  groups: readonly ListedGroup[];
  chosen: PaletteItem | undefined;
  optionId: (item: PaletteItem) => string;
  onChosen: (item: PaletteItem) => void;
  onRun: (item: PaletteItem) => void;
}

export function PaletteList({ id, groups, ...rest }: PaletteListProps) {
  const { results } = useMessages(paletteMessages);
  return (
    <div id={id} role="listbox" aria-label={results} className="console-palette-list">
      {groups.map((group) => (
        <PaletteGroup key={group.title} group={group} {...rest} />
      ))}
    </div>
  );
}

type GroupProps = Omit<PaletteListProps, 'id' | 'groups'> & { group: ListedGroup };

function PaletteGroup({ group, chosen, optionId, onChosen, onRun }: GroupProps) {
  const { items, count } = group;
  const titleId = useId();
  const words = useMessages(paletteMessages);
  const format = useNumberFormat();
  const title = words[group.title];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
    <div role="group" aria-labelledby={titleId} className="console-palette-group">
      <div id={titleId} role="presentation" className="console-palette-title">
        {count > items.length
          ? words.part({ title, shown: format(items.length), count: format(count) })
          : title}
      </div>
      {items.map((item) => {
        const Option = 'to' in item.target ? RouterLink : 'div';
        const isRecord = item.kind !== 'action' && item.kind !== 'screen';
        const translate = isRecord ? 'no' : 'yes';
        return (
          // The box names the chosen option instead of focusing it, and has its keys.
          <Option
            key={item.key}
            id={optionId(item)}
            role="option"
            aria-selected={item === chosen}
            className="console-palette-option"
            {...('to' in item.target && { href: item.target.to, tabIndex: -1 })}
            onMouseDown={(event: MouseEvent) => event.preventDefault()}
            // Scrolling the list under a resting pointer does not choose an item.
            onPointerMove={() => item !== chosen && onChosen(item)}
            onClick={onPlainPress(() => onRun(item))}
          >
            <UserText translate={translate} text={item.label} className="console-palette-label" />
            {item.detail !== '' && (
              <UserText translate={translate} text={item.detail} className="console-palette-detail" />
            )}
          </Option>
        );
      })}
    </div>
  );
}
