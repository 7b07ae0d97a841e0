import { PlainSearchField } from './plain-search-field.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface SearchFieldProps
  extends Omit<TextFieldProps, 'type' | 'value' | 'startIcon' | 'endControl'> {
  value: string;
  onValueChange: (value: string) => void;
}

/** A search box. Its label is hidden unless `isLabelHidden={false}`. Escape and the cross clear it. */
export function SearchField(props: SearchFieldProps) {
  return <PlainSearchField {...props} Input={TextField} />;
}
