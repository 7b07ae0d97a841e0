import type { ApiError, MapPin } from '@timemap/admin-api';
import { useDeferredValue, useMemo, useState } from 'react';
import { type ActionOutcome, useAction } from '../../data/use-action.ts';
import { useRead } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { projectDraftKey } from '../../provider/drafts.ts';
import { createProject, createProjectUrl, mapPinsQuery, projectReads } from './api.ts';
import { projectCreateMessages } from './messages.ts';
import type { PinFields, ProjectFields } from './project-form.ts';
import { copyName, type NewProject, newProject, type ProjectProblems, projectProblems } from './rules.ts';
import { type ImageTesting, useImageTest } from './use-image-test.ts';
import { type ProjectForm, useProjectForm } from './use-project-form.ts';

/** What the new project begins as a copy of. No call tells a project's map type: the copy begins with the default one. */
export interface DuplicatedProject {
  readonly id: number;
  readonly name: string;
  /** @default empty */
  readonly description?: string;
}

export interface ProjectCreateOptions {
  readonly organizationId: number;
  /** @default none: the form begins empty */
  readonly duplicateOf?: DuplicatedProject | undefined;
  /** The longest address the server accepts, in characters; null for no limit. @default the provider's `urlLimit` */
  readonly urlLimit?: number | null | undefined;
}

/** Where the pins of the duplicated project are; `none` once they were taken over or changed. */
export type PinSource =
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: ApiError; readonly isRetrying: boolean; retry(): void }
  | { readonly status: 'ready' };

export type ProjectCreateOutcome = ActionOutcome<void> | { readonly status: 'invalid' };

export interface ProjectCreate {
  readonly form: ProjectForm;
  readonly image: ImageTesting;
  readonly pinSource: PinSource;
  /** What keeps the project from being created now, whether or not it has been tried. */
  readonly problems: ProjectProblems;
  /** How many characters the request is too long; 0 where it fits. */
  readonly charactersTooMany: number;
  /** null: no limit is known. */
  readonly urlLimit: number | null;
  /** The name began as 'Copy of ' and a name that was cut to fit. */
  readonly isNameShortened: boolean;
  /** Never rejects. `invalid`: there are problems, or pins still on their way, and nothing was sent. */
  create(): Promise<ProjectCreateOutcome>;
  readonly isCreating: boolean;
  /** The failure of the newest attempt. */
  readonly error: ApiError | null;
}

/**
 * Everything about creating a project, without any view.
 * @operation POST /organizations/{id}/projects @spec B §3, §4, §5
 */
export function useProjectCreate(options: ProjectCreateOptions): ProjectCreate {
  const kit = useAdminKit();
  const { client } = kit;
  const { organizationId, duplicateOf, urlLimit = kit.urlLimit } = options;
  const words = useMessages(projectCreateMessages);

  const source = useRead(duplicateOf ? mapPinsQuery(client, duplicateOf.id) : null);
  const loadedPins = source.status === 'ready' ? source.data : null;
  const untouchedPins = useMemo(() => (loadedPins ?? []).map(asPinFields), [loadedPins]);

  const [start] = useState(() => ({
    name: duplicateOf ? copyName(duplicateOf.name, (project) => words.copyOf({ project })) : '',
    description: duplicateOf?.description ?? '',
  }));
  const form = useProjectForm(draftKey(organizationId, duplicateOf), start, untouchedPins);
  const { fields } = form;
  const image = useImageTest(fields.type === 'image' ? fields.imageUrl : '');
  const problems = useMemo(() => projectProblems(fields, image.test), [fields, image.test]);
  const excess = (measured: ProjectFields) =>
    urlLimit === null
      ? 0
      : Math.max(0, createProjectUrl(client, organizationId, newProject(measured)).length - urlLimit);
  // Thousands of pins take longer to measure than a key to press.
  const measured = useDeferredValue(fields);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `excess` is made of the others
  const charactersTooMany = useMemo(() => excess(measured), [client, organizationId, measured, urlLimit]);
  const action = useAction<NewProject>({
    name: 'project.create',
    operation: 'POST /organizations/{id}/projects',
    target: ({ name }) => ({ kind: 'project', id: 'new', label: name }),
    send: (kit, project) => createProject(kit.client, organizationId, project),
    invalidates: () => projectReads(organizationId),
  });
  const pinSource: PinSource = duplicateOf && form.hasUntouchedPins ? source : { status: 'none' };

  return {
    form,
    image,
    pinSource,
    problems,
    charactersTooMany,
    urlLimit,
    isNameShortened:
      duplicateOf !== undefined &&
      fields.name === start.name &&
      start.name !== words.copyOf({ project: duplicateOf.name }),
    create: async () => {
      const isReady = pinSource.status !== 'loading' && Object.keys(problems).length === 0;
      if (!isReady || excess(fields) > 0) return { status: 'invalid' };
      return action.run(newProject(fields));
    },
    isCreating: action.isBusy,
    error: action.error,
  };
}

function draftKey(organizationId: number, duplicateOf: DuplicatedProject | undefined): string {
  return `${projectDraftKey(organizationId)}${duplicateOf ? `.copy-of-${duplicateOf.id}` : ''}`;
}

function asPinFields({ name, x, y }: MapPin, index: number): PinFields {
  return { id: index + 1, name, x: decimalText(x), y: decimalText(y) };
}

/** Without an exponent, which a person would not type either. */
function decimalText(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(9).replace(/\.?0+$/, '') : text;
}
