import { useEffect, useRef, useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { useErrorText } from '../../messages/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { DraftNotice } from '../../provider/draft-notice.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { DialogSurfaceProps } from '../../ui/dialog/dialog-surface.tsx';
import { MapSection } from './map-section.tsx';
import { projectCreateMessages } from './messages.ts';
import type { OpenPin } from './pin-list.tsx';
import { ProjectTexts } from './project-texts.tsx';
import { type DuplicatedProject, useProjectCreate } from './use-project-create.ts';
import './create-project-dialog.css';

export interface CreateProjectDialogProps
  extends Omit<
    DialogSurfaceProps,
    'title' | 'description' | 'size' | 'onClose' | 'onSubmit' | 'isBusy' | 'error' | 'footer' | 'children'
  > {
  /** The organization that the project will belong to. */
  organizationId: number;
  /** Fires when the person leaves, and after success. The dialog is open while it is mounted. */
  onClose: () => void;
  /** Fires after the server has created it and the lists have been loaded again. */
  onProjectCreated?: (event: { name: string }) => void;
  /** The project that the new one begins as a copy of. @default none: the form begins empty */
  duplicateOf?: DuplicatedProject;
  /** The longest address the server accepts, in characters; null for no limit. @default the provider's `urlLimit` */
  urlLimit?: number | null;
}

/**
 * Creates a project of an organization, with its map and pins. For admins of the organization.
 * What was typed is kept when the dialog is closed other than by Cancel. The map loads when it is first shown; it is drawn
 * by react-leaflet, whose license is Hippocratic-2.1, and Leaflet.
 * @operation POST /organizations/{id}/projects, GET /projects/mapdata @spec A §2, §5, B §2, §3, §4, §5
 */
export function CreateProjectDialog(props: CreateProjectDialogProps) {
  const { organizationId, onClose, onProjectCreated, duplicateOf, urlLimit, ...rest } = props;
  const words = useMessages(projectCreateMessages);
  const errorText = useErrorText();
  const project = useProjectCreate({ organizationId, duplicateOf, urlLimit });
  const { form, pinSource, isCreating, error } = project;
  const { name } = form.fields;
  const content = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  const [openPin, setOpenPin] = useState<OpenPin | null>(null);

  // After a refused attempt the first field to mend takes focus, and its message is read.
  useEffect(() => {
    if (attempts > 0) content.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const submit = async () => {
    const outcome = await project.create();
    if (outcome.status === 'invalid') {
      setAttempts(attempts + 1);
      const [firstWrongPin] = project.problems.pins?.keys() ?? [];
      if (firstWrongPin !== undefined) setOpenPin({ id: firstWrongPin, takesFocus: false });
    }
    if (outcome.status !== 'succeeded') return;
    announce(words.announceCreated({ name }));
    form.discard();
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
      {...rest}
      isOpen
      size="extra-large"
      title={duplicateOf ? words.duplicate({ project: duplicateOf.name }) : words.create}
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
        <ProjectTexts project={project} wasTried={attempts > 0} />
        <MapSection
          project={project}
          duplicateOf={duplicateOf}
          wasTried={attempts > 0}
          openPin={openPin}
          onPinOpened={setOpenPin}
        />
      </div>
    </Dialog>
  );
}
