import { Field, type FieldTexts } from './field.tsx';
import { Select, type SelectProps } from './select.tsx';

export interface SelectFieldProps extends FieldTexts, Omit<SelectProps, 'required'> {}

/** A select with its label. `className` and `style` go to the field, everything else to the select. */
export function SelectField(props: SelectFieldProps) {
  const { label, isLabelHidden, hint, error, isRequired, className, style, id, ...select } = props;
  return (
    <Field
      {...{ label, isLabelHidden, hint, error, isRequired, className, style, id }}
      aria-describedby={select['aria-describedby']}
    >
      {(control) => <Select {...select} {...control} />}
    </Field>
  );
}
