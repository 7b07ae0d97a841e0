import type { OrganizationProject } from '@timemap/admin-api';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { orgProjectsMessages } from './messages.ts';
import { projectName } from './project-name.ts';

/** What a row offers. Keep it stable: new functions render every row again. */
export interface ProjectRowHandlers {
  onModify: (project: OrganizationProject) => void;
  /** null for people who may only look. */
  onDuplicate: ((project: OrganizationProject) => void) | null;
  /** null for people who may only look. */
  onDelete: ((project: OrganizationProject) => void) | null;
}

interface ProjectRowActionsProps {
  project: OrganizationProject;
  handlers: ProjectRowHandlers;
}

/** The ways into one project, and out of it. @spec A §2 */
export function ProjectRowActions({ project, handlers }: ProjectRowActionsProps) {
  const words = useMessages(orgProjectsMessages);
  const { links } = useAdminKit();
  const { onModify, onDuplicate, onDelete } = handlers;
  const name = { project: projectName(project, words) };
  const href = links.project(project.id);
  return (
    <span className="ak-org-projects-panel-row-actions">
      {href === null ? (
        <Button size="small" aria-label={words.connectTo(name)} disabledReason={words.connectUnknown}>
          {words.connect}
        </Button>
      ) : (
        // Neither the opened page nor its server learns where it was opened from.
        <ButtonLink
          size="small"
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={words.connectTo(name)}
        >
          {words.connect}
        </ButtonLink>
      )}
      <Button size="small" aria-label={words.modifyOf(name)} onClick={() => onModify(project)}>
        {words.modify}
      </Button>
      {onDuplicate && (
        <IconButton
          size="small"
          icon={<Icon name="copy" />}
          label={words.duplicateOf(name)}
          onClick={() => onDuplicate(project)}
        />
      )}
      {onDelete && (
        <IconButton
          size="small"
          icon={<Icon name="trash" />}
          label={words.deleteOf(name)}
          onClick={() => onDelete(project)}
        />
      )}
    </span>
  );
}
