import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { NumberField } from '../../ui/field/number-field.tsx';
import { CoordinateField } from './coordinate-field.tsx';
import { clampLatitude, MAX_ZOOM, wrapLongitude } from './coordinates.ts';
import { projectCreateMessages } from './messages.ts';
import type { ProjectFields } from './project-form.ts';
import type { ProjectProblems } from './rules.ts';

interface ViewFieldsProps {
  fields: Pick<ProjectFields, 'latitude' | 'longitude' | 'zoom'>;
  problems: Pick<ProjectProblems, 'zoom'>;
  onChange: (patch: Partial<Pick<ProjectFields, 'latitude' | 'longitude' | 'zoom'>>) => void;
}

/** Where the project's map opens, in numbers. */
export function ViewFields({ fields, problems, onChange }: ViewFieldsProps) {
  const words = useMessages(projectCreateMessages);
  const { locale } = useAdminKit().appearance;
  return (
    <div className="ak-create-project-dialog-view">
      <CoordinateField
        label={words.centerLatitude}
        value={fields.latitude}
        onValueChange={(latitude) => onChange({ latitude })}
        bring={clampLatitude}
      />
      <CoordinateField
        label={words.centerLongitude}
        value={fields.longitude}
        onValueChange={(longitude) => onChange({ longitude })}
        bring={wrapLongitude}
      />
      <NumberField
        label={words.zoom}
        value={fields.zoom}
        onValueChange={(zoom) => onChange({ zoom })}
        min={0}
        max={MAX_ZOOM}
        error={problems.zoom && words.zoomInvalid({ max: MAX_ZOOM.toLocaleString(locale) })}
      />
    </div>
  );
}
