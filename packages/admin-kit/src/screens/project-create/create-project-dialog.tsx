import { useEffect, useRef, useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { useErrorText } from '../../messages/error-text.ts';
import { useCount, useMessages, useNumberFormat } from '../../messages/messages.ts';
import { DraftNotice } from '../../parts/draft-notice.tsx';
import { NameField } from '../../parts/name-field.tsx';
import { ScreenBoundary } from '../../parts/screen-boundary.tsx';
import { visibleName, visibleText } from '../../text/visible-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { DialogSurfaceProps } from '../../ui/dialog/dialog-surface.tsx';
import { CharacterCounter } from '../../ui/field/character-counter.tsx';
import { SelectField } from '../../ui/field/select.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { MapSection } from './map-section.tsx';
import { projectCreateMessages } from './messages.ts';
import type { OpenPin } from './pin-panel.tsx';
import { DESCRIPTION_LIMIT, NAME_LIMIT, type TextProblem } from './rules.ts';
import { type DuplicatedProject, type ProjectCreate, useProjectCreate } from './use-project-create.ts';
import { mapTypes } from './use-project-form.ts';
import './create-project-dialog.css';

export interface CreateProjectDialogProps
  extends Omit<
    DialogSurfaceProps,
    'title' | 'description' | 'size' | 'onClose' | 'onSubmit' | 'isBusy' | 'error' | 'footer' | 'children'
  > {
  /** The organization that the project will belong to. */
  organizationId: number;
  /** Fires when the person closes the dialog, and after success. The dialog is open while it is mounted. */
  onClose: () => void;
  /** Fires after the server has created the project and the lists have been loaded again. */
  onProjectCreated?: (event: { name: string }) => void;
  /** The project to copy. @default none: the form starts empty */
  duplicateOf?: DuplicatedProject;
  /** The longest address the server accepts, in characters; null for no limit. @default the provider's `urlLimit` */
  urlLimit?: number | null;
}

/**
 * Creates a project of an organization, with its map and pins. For admins of the organization. Closing keeps the
 * entries, Cancel discards them. The map, drawn by Leaflet and react-leaflet (license: Hippocratic-2.1), loads when it
 * is first shown, if the host has imported `@timemap/admin-kit/map`; otherwise pins are placed by coordinates.
 * @operation POST /organizations/{id}/projects, GET /projects/mapdata @spec A §2, §5, B §2, §3, §4, §5
 */
export function CreateProjectDialog(props: CreateProjectDialogProps) {
  const shown = `${props.organizationId} ${props.duplicateOf?.id}`;
  return (
    <ScreenBoundary screen="create-project" resetKey={shown}>
      <ProjectForm key={shown} {...props} />
    </ScreenBoundary>
  );
}

function ProjectForm(props: CreateProjectDialogProps) {
  const { organizationId, onClose, onProjectCreated, duplicateOf, urlLimit, ...rest } = props;
  const words = useMessages(projectCreateMessages);
  const errorText = useErrorText();
  const project = useProjectCreate({ organizationId, duplicateOf, urlLimit });
  const { form, pinSource, isCreating, error } = project;
  const { name } = form.fields;
  const content = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  const [openPin, setOpenPin] = useState<OpenPin | null>(null);

  useEffect(() => {
    if (attempts > 0) content.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const submit = async () => {
    const outcome = await project.create();
    if (outcome.status === 'invalid') {
      setAttempts(attempts + 1);
      const [firstInvalidPin] = project.problems.pins?.keys() ?? [];
      if (firstInvalidPin !== undefined) setOpenPin({ id: firstInvalidPin, takesFocus: false });
    }
    if (outcome.status !== 'succeeded') return;
    announce(words.announceCreated({ name: visibleText(name) }));
    onClose();
    onProjectCreated?.({ name });
  };
  const leave = () => {
    form.close();
    onClose();
  };
  const cancel = () => {
    form.discard();
    onClose();
  };

  return (
    <Dialog
      name="create-project"
      {...rest}
      isOpen
      size="extra-large"
      title={
        duplicateOf
          ? words.duplicate({ project: visibleName(duplicateOf.name, words.unnamedProject) })
          : words.create
      }
      onClose={leave}
      onSubmit={() => void submit()}
      isBusy={isCreating}
      error={error && errorText(error)}
      footer={
        <>
          <Button onClick={cancel}>{words.cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            isBusy={isCreating}
            disabledReason={pinSource.status === 'loading' ? words.pinsStillLoading : undefined}
          >
            {words.submit}
          </Button>
        </>
      }
    >
      <div ref={content} className="ak-create-project-dialog">
        <DraftNotice draft={form} />
        <ProjectTexts project={project} hasBeenSubmitted={attempts > 0} />
        <MapSection
          project={project}
          duplicateOf={duplicateOf}
          hasBeenSubmitted={attempts > 0}
          openPin={openPin}
          onPinOpened={setOpenPin}
        />
      </div>
    </Dialog>
  );
}

interface ProjectTextsProps {
  project: ProjectCreate;
  hasBeenSubmitted: boolean;
}

/** A text that is too long is kept and reported, because cutting it would lose its end. */
function ProjectTexts({ project, hasBeenSubmitted }: ProjectTextsProps) {
  const words = useMessages(projectCreateMessages);
  const format = useNumberFormat();
  const count = useCount();
  const { form, pinSource, problems, excessCharacters, isNameShortened } = project;
  const { name, description, type } = form.fields;

  const sentence = (problem: TextProblem | undefined, blank: string, limit: number) => {
    if (problem === 'too-long') return words.tooLong({ limit: format(limit) });
    return problem === 'blank' && hasBeenSubmitted ? blank : undefined;
  };
  const requestTooLong = excessCharacters > 0 ? words.requestTooLong(count(excessCharacters)) : undefined;
  const typeLabels = { default: words.typeDefault, image: words.typeImage, map: words.typeMap };
  const typeHints = { default: words.defaultHint, image: words.imageHint, map: words.mapHint };

  return (
    <div className="ak-create-project-dialog-texts">
      <NameField
        label={words.name}
        hint={isNameShortened && words.nameShortened({ limit: format(NAME_LIMIT) })}
        value={name}
        onValueChange={(value) => form.change({ name: value })}
        isRequired
        autoComplete="off"
        error={sentence(problems.name, words.nameBlank, NAME_LIMIT)}
        aside={<CharacterCounter length={name.length} limit={NAME_LIMIT} />}
      />
      <TextArea
        label={words.description}
        value={description}
        onValueChange={(value) => form.change({ description: value })}
        isRequired
        rows={3}
        className="ak-create-project-dialog-description"
        limit={DESCRIPTION_LIMIT}
        error={sentence(problems.description, words.descriptionBlank, DESCRIPTION_LIMIT) ?? requestTooLong}
      />
      <SelectField
        label={words.mapType}
        hint={typeHints[type]}
        options={mapTypes.map((value) => ({ value, label: typeLabels[value] }))}
        value={type}
        onValueChange={(value) => form.changeType(mapTypes.find((known) => known === value) ?? type)}
        disabledReason={pinSource.status === 'loading' ? words.pinsStillLoading : undefined}
      />
    </div>
  );
}
