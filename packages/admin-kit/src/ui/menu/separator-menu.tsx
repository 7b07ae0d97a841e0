import { useKeptChoice } from '../../browser/kept-choice.ts';
import { separators as separatorMessages } from '../../locales/en/separators.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { type CsvSeparator, csvSeparators } from '../../text/csv-separator.ts';
import type { ButtonSize } from '../button/button.tsx';
import { ChevronDownIcon } from '../icon/icons.tsx';
import { Menu } from './menu.tsx';
import './separator-menu.css';

export { separatorMessages };

export type MailSeparator = ',' | ';';

const MAIL_SEPARATORS: readonly MailSeparator[] = [',', ';'];

/** The one chosen in this browser, otherwise the one that spreadsheets use where decimals have a comma. */
export function useCsvSeparator(): [CsvSeparator, (separator: CsvSeparator) => void] {
  const number = useNumberFormat();
  return useKeptChoice('csv-separator', csvSeparators, () => (number(1.5).includes(',') ? ';' : ','));
}

/** Mail links have commas (RFC 6068). Outlook on Windows takes only semicolons unless it is set up otherwise. */
export function useMailSeparator(): [MailSeparator, (separator: MailSeparator) => void] {
  return useKeptChoice('mail-separator', MAIL_SEPARATORS, () => ',');
}

export interface CsvSeparatorMenuProps {
  /** @default 'medium' */
  size?: ButtonSize;
}

/** Stands beside every button that saves a CSV file. */
export function CsvSeparatorMenu({ size }: CsvSeparatorMenuProps) {
  const [chosen, choose] = useCsvSeparator();
  const words = useMessages(separatorMessages);
  const nameOf = useSeparatorName();
  return (
    <SeparatorMenu
      label={words.ofFile({ separator: nameOf(chosen) })}
      offered={csvSeparators}
      {...{ chosen, size, onChosen: choose }}
    />
  );
}

/** Stands beside the buttons that write to several addresses or copy them. */
export function MailSeparatorMenu({ size }: CsvSeparatorMenuProps) {
  const [chosen, choose] = useMailSeparator();
  const words = useMessages(separatorMessages);
  const nameOf = useSeparatorName();
  return (
    <SeparatorMenu
      label={words.ofAddresses({ separator: nameOf(chosen) })}
      offered={MAIL_SEPARATORS}
      {...{ chosen, size, onChosen: choose }}
    />
  );
}

function useSeparatorName(): (separator: CsvSeparator) => string {
  const { comma, semicolon, tab } = useMessages(separatorMessages);
  return (separator) => ({ ',': comma, ';': semicolon, '\t': tab })[separator];
}

interface SeparatorMenuProps<Separator> extends CsvSeparatorMenuProps {
  label: string;
  offered: readonly Separator[];
  chosen: Separator;
  onChosen: (separator: Separator) => void;
}

function SeparatorMenu<Separator extends CsvSeparator>(props: SeparatorMenuProps<Separator>) {
  const { label, offered, chosen, size, onChosen } = props;
  const nameOf = useSeparatorName();
  return (
    <Menu
      label={label}
      size={size}
      className="ak-separator-menu"
      icon={<ChevronDownIcon />}
      entries={offered.map((separator) => ({
        kind: 'choice',
        label: nameOf(separator),
        isChecked: separator === chosen,
        onCheckedChange: () => onChosen(separator),
      }))}
    />
  );
}
