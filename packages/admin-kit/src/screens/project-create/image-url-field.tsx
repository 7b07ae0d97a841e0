import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Spinner } from '../../ui/progress/spinner.tsx';
import { IMAGE_URL_LIMIT } from './image-url.ts';
import { projectCreateMessages } from './messages.ts';
import type { ImageProblem } from './rules.ts';
import type { ImageTest, ImageTesting } from './use-image-test.ts';

interface ImageUrlFieldProps {
  url: string;
  onUrlChange: (url: string) => void;
  testing: ImageTesting;
  /** What kept the project from being created. @default nothing was tried yet */
  problem: ImageProblem | undefined;
}

/** The address of the background image, and what came of loading it. @spec B §5 */
export function ImageUrlField({ url, onUrlChange, testing, problem }: ImageUrlFieldProps) {
  const words = useMessages(projectCreateMessages);
  const { locale } = useAdminKit().appearance;
  const { test, testNow } = testing;
  const sentences: Record<ImageProblem, string> = {
    missing: words.imageMissing,
    'too-long': words.imageTooLong({ limit: IMAGE_URL_LIMIT.toLocaleString(locale) }),
    scheme: words.imageScheme,
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
          if (event.key !== 'Enter' || test.status !== 'waiting') return;
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
                <Icon name="success" />
                {words.imageLoaded({
                  width: test.width.toLocaleString(locale),
                  height: test.height.toLocaleString(locale),
                })}
              </>
            )}
          </span>
        }
      />
      {test.status === 'failed' && (
        <Button size="small" icon={<Icon name="refresh" />} onClick={testNow}>
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
