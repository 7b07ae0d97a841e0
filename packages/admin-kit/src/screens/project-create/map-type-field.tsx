import { useMessages } from '../../messages/messages.ts';
import { SelectField } from '../../ui/field/select.tsx';
import { projectCreateMessages } from './messages.ts';
import { mapTypes, type ProjectMapType } from './project-form.ts';

interface MapTypeFieldProps {
  type: ProjectMapType;
  onTypeChange: (type: ProjectMapType) => void;
}

export function MapTypeField({ type, onTypeChange }: MapTypeFieldProps) {
  const words = useMessages(projectCreateMessages);
  const labels = { default: words.typeDefault, image: words.typeImage, map: words.typeMap };
  const hints = { default: words.defaultHint, image: words.imageHint, map: words.mapHint };
  return (
    <SelectField
      label={words.mapType}
      hint={hints[type]}
      options={mapTypes.map((value) => ({ value, label: labels[value] }))}
      value={type}
      onValueChange={(value) => onTypeChange(mapTypes.find((known) => known === value) ?? type)}
    />
  );
}
