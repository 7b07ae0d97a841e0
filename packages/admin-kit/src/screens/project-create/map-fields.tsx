import { isOfInputMethod } from '../../accessibility/input-method.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { NumberField } from '../../ui/field/number-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { RefreshIcon, SuccessIcon } from '../../ui/icon/icons.tsx';
import { Spinner } from '../../ui/progress/spinner.tsx';
import { DegreeFields } from './degree-fields.tsx';
import { MAX_ZOOM } from './map/coordinates.ts';
import { projectCreateMessages } from './messages.ts';
import { IMAGE_URL_LIMIT, type ImageProblem, type ProjectProblems } from './rules.ts';
import type { ImageTest, ImageTesting } from './use-project-create.ts';
import type { ProjectFields } from './use-project-form.ts';

interface ImageUrlFieldProps {
  url: string;
  onUrlChange: (url: string) => void;
  testing: ImageTesting;
  problem: ImageProblem | undefined;
}

export function ImageUrlField({ url, onUrlChange, testing, problem }: ImageUrlFieldProps) {
  const words = useMessages(projectCreateMessages);
  const format = useNumberFormat();
  const { test, testNow } = testing;
  const sentences: Record<ImageProblem, string> = {
    missing: words.imageMissing,
    'too-long': words.imageTooLong({ limit: format(IMAGE_URL_LIMIT) }),
    scheme: words.imageScheme,
    malformed: words.imageMalformed,
    ending: words.imageEnding,
    untested: words.imageUntested,
    broken: words.imageBroken,
    timeout: words.imageTimeout,
  };
  const found = problemOf(test) ?? (test.status === 'loaded' ? undefined : problem);
  return (
    <div className="ak-create-project-dialog-image">
      <TextField
        label={words.imageUrl}
        type="url"
        value={url}
        onValueChange={(value) => onUrlChange(value.trim())}
        onBlur={() => test.status === 'waiting' && testNow()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isOfInputMethod(event.nativeEvent) || test.status !== 'waiting')
            return;
          event.preventDefault();
          testNow();
        }}
        placeholder={words.imagePlaceholder}
        isRequired
        autoComplete="off"
        spellCheck={false}
        error={found && sentences[found]}
        aside={
          <span role="status" className="ak-create-project-dialog-test" data-tone={test.status}>
            {test.status === 'loading' && (
              <>
                <Spinner label={words.imageLoading} />
                <span aria-hidden="true">{words.imageLoading}</span>
              </>
            )}
            {test.status === 'loaded' && (
              <>
                <SuccessIcon />
                {words.imageLoaded({
                  width: format(test.width),
                  height: format(test.height),
                })}
              </>
            )}
          </span>
        }
      />
      {test.status === 'failed' && (
        <Button size="small" icon={<RefreshIcon />} onClick={testNow}>
          {words.testAgain}
        </Button>
      )}
    </div>
  );
}

function problemOf(test: ImageTest): ImageProblem | undefined {
  if (test.status === 'refused') return test.problem;
  return test.status === 'failed' ? test.reason : undefined;
}

interface ViewFieldsProps {
  fields: Pick<ProjectFields, 'latitude' | 'longitude' | 'zoom'>;
  problems: Pick<ProjectProblems, 'zoom'>;
  onChange: (patch: Partial<Pick<ProjectFields, 'latitude' | 'longitude' | 'zoom'>>) => void;
}

export function ViewFields({ fields, problems, onChange }: ViewFieldsProps) {
  const words = useMessages(projectCreateMessages);
  const format = useNumberFormat();
  return (
    <div className="ak-create-project-dialog-view">
      <DegreeFields
        labels={{ latitude: words.centerLatitude, longitude: words.centerLongitude }}
        typed={fields}
        onChange={onChange}
      />
      <NumberField
        label={words.zoom}
        value={fields.zoom}
        onValueChange={(zoom) => onChange({ zoom })}
        locale={null}
        min={0}
        max={MAX_ZOOM}
        error={problems.zoom && words.zoomInvalid({ max: format(MAX_ZOOM) })}
      />
    </div>
  );
}
