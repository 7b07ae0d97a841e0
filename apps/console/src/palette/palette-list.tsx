import { onPlainPress, useMessages, useNumberFormat } from '@timemap/admin-kit';
import { ChevronEndIcon } from '@timemap/admin-kit/ui/icon';
import { UserText } from '@timemap/admin-kit/ui/text';
import { type MouseEvent, useId } from 'react';
import { RouterLink } from '../shell/router-link.tsx';
import { iconOf } from './features.ts';
import type { ListedGroup } from './first-groups.ts';
import { markedParts } from './marked-parts.ts';
import { paletteMessages } from './messages.ts';
import type { PaletteItem } from './palette-item.ts';

interface PaletteListProps {
  id: string;
  groups: readonly ListedGroup[];
  /** The folded words that are marked in the options. */
  asked: readonly string[];
  chosen: PaletteItem | undefined;
  optionId: (item: PaletteItem) => string;
  onChosen: (item: PaletteItem) => void;
  onActs: (item: PaletteItem) => void;
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

function PaletteGroup({ group, ...rest }: GroupProps) {
  const { title, items, count } = group;
  const titleId = useId();
  const words = useMessages(paletteMessages);
  const format = useNumberFormat();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
    <div role="group" aria-labelledby={titleId} className="console-palette-group">
      <div id={titleId} role="presentation" className="console-palette-title">
        {count > items.length
          ? words.part({ title, shown: format(items.length), count: format(count) })
          : title}
      </div>
      {items.map((item) => (
        <PaletteOption key={item.key} item={item} {...rest} />
      ))}
    </div>
  );
}

type OptionProps = Omit<GroupProps, 'group'> & { item: PaletteItem };

const ofConsole = ['action', 'screen', 'facet'];

function PaletteOption({ item, asked, chosen, optionId, onChosen, onActs, onRun }: OptionProps) {
  const words = useMessages(paletteMessages);
  const Option = 'to' in item.target ? RouterLink : 'div';
  const Icon = iconOf(item.kind);
  const isRecord = !ofConsole.includes(item.kind);
  const shared = { asked, translate: isRecord ? 'no' : 'yes' } as const;
  return (
    // The box names the chosen option instead of focusing it, and has its keys.
    <Option
      id={optionId(item)}
      role="option"
      aria-selected={item === chosen}
      aria-description={item.acts && words.actsHint}
      className="console-palette-option"
      {...('to' in item.target && { href: item.target.to, tabIndex: -1 })}
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
      // Scrolling the list under a resting pointer does not choose an item.
      onPointerMove={() => item !== chosen && onChosen(item)}
      onClick={onPlainPress(() => onRun(item))}
    >
      <Icon className="console-palette-icon" />
      <span className="console-palette-texts" data-record={isRecord || undefined}>
        <Marked {...shared} text={item.label} className="console-palette-label" />
        {item.detail !== '' && <Marked {...shared} text={item.detail} className="console-palette-detail" />}
      </span>
      {item.acts && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the box do the same
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the box do the same
        <span
          className="console-palette-acts"
          title={words.actsHint}
          onClick={(event) => {
            event.preventDefault();
            event.stopPropagation();
            onActs(item);
          }}
        >
          <ChevronEndIcon />
        </span>
      )}
    </Option>
  );
}

interface MarkedProps {
  text: string;
  asked: readonly string[];
  translate: 'yes' | 'no';
  className: string;
}

/** Between code points that are shown as such there are no marks. */
const HIDDEN = /\p{C}/u;

function Marked({ text, asked, translate, className }: MarkedProps) {
  const parts = HIDDEN.test(text) ? [] : markedParts(text, asked);
  if (!parts.some(({ isMarked }) => isMarked)) return <UserText {...{ text, translate, className }} />;
  return (
    <bdi translate={translate} className={className}>
      {parts.map(({ text: part, isMarked }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no identity but their place
        isMarked ? <mark key={index}>{part}</mark> : part,
      )}
    </bdi>
  );
}
