import { type ApiError, decodeMapPins, type MapPin } from '@timemap/admin-api';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { projectDraftKey } from '../../context/drafts.ts';
import { looksNew } from '../../data/looks-new.ts';
import { query } from '../../data/query.ts';
import { type ActionOutcome, useAction } from '../../data/use-action.ts';
import { useRead } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { writeNumber } from '../../text/number.ts';
import {
  createProject,
  createProjectUrl,
  type ImageProbe,
  probeImage,
  projectKeys,
  projectsQuery,
} from './api.ts';
import { projectCreateMessages } from './messages.ts';
import {
  copyName,
  type ImageUrlProblem,
  imageUrlProblem,
  type NewProject,
  newProject,
  type ProjectProblems,
  projectProblems,
} from './rules.ts';
import { type PinFields, type ProjectFields, type ProjectForm, useProjectForm } from './use-project-form.ts';

/** The project to copy, read when the form is mounted. No call returns a project's map type, so the copy starts with the default type. */
export interface DuplicatedProject {
  readonly id: number;
  readonly name: string;
  readonly description?: string;
}

export interface ProjectCreateOptions {
  readonly organizationId: number;
  /** @default none: the form starts empty */
  readonly duplicateOf?: DuplicatedProject | undefined;
  /** The longest address the server accepts, in characters; null for no limit. @default the provider's `urlLimit` */
  readonly urlLimit?: number | null | undefined;
}

/** The loading of the duplicated project's pins; `none` if there is nothing to load, or after the pins were edited. */
export type PinSource =
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: ApiError; readonly isRetrying: boolean; retry(): void }
  | { readonly status: 'ready' };

export type ProjectCreateOutcome = ActionOutcome<void> | { readonly status: 'invalid' };

export type ImageTest =
  | { readonly status: 'none' }
  | { readonly status: 'waiting' }
  | { readonly status: 'refused'; readonly problem: ImageUrlProblem }
  | { readonly status: 'loading' }
  | ImageProbe;

export interface ImageTesting {
  readonly test: ImageTest;
  testNow(): void;
}

export interface ProjectCreate {
  readonly form: ProjectForm;
  readonly image: ImageTesting;
  readonly pinSource: PinSource;
  readonly problems: ProjectProblems;
  /** By how many characters the request exceeds `urlLimit`; 0 if it fits. */
  readonly excessCharacters: number;
  /** In characters; null: no limit. */
  readonly urlLimit: number | null;
  /** The original's name was cut to fit behind 'Copy of', and the result has not been edited. */
  readonly isNameShortened: boolean;
  /** Never rejects. `invalid`: nothing was sent, because there are problems or the copied pins are still loading. */
  create(): Promise<ProjectCreateOutcome>;
  readonly isCreating: boolean;
  readonly error: ApiError | null;
}

/**
 * Creates a project: its form, the test of its image, the pins it copies, and the call. Renders nothing.
 * @operation POST /organizations/{id}/projects @spec B §3, §4, §5
 */
export function useProjectCreate(options: ProjectCreateOptions): ProjectCreate {
  const kit = useAdminKit();
  const { client } = kit;
  const { organizationId, duplicateOf, urlLimit = kit.urlLimit } = options;
  const words = useMessages(projectCreateMessages);

  const source = useRead(
    duplicateOf
      ? query('GET /projects/mapdata', decodeMapPins, { query: { projectid: duplicateOf.id } })
      : null,
  );
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
  const excessOf = (measured: ProjectFields) =>
    urlLimit === null
      ? 0
      : Math.max(0, createProjectUrl(client, organizationId, newProject(measured)).length - urlLimit);
  // Deferred, because measuring thousands of pins would delay typing.
  const measured = useDeferredValue(fields);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `excessOf` depends on the others only
  const excessCharacters = useMemo(() => excessOf(measured), [client, organizationId, measured, urlLimit]);
  const action = useAction<NewProject>({
    name: 'project.create',
    operation: 'POST /organizations/{id}/projects',
    target: ({ name }) => ({ kind: 'project', id: 'new', label: name }),
    send: (kit, project) => createProject(kit.client, organizationId, project),
    invalidates: () => projectKeys(organizationId),
    look: (kit, { name, description }) => looksNew(kit, projectsQuery(organizationId), { name, description }),
  });
  const pinSource: PinSource = duplicateOf && form.hasUntouchedPins ? source : { status: 'none' };

  return {
    form,
    image,
    pinSource,
    problems,
    excessCharacters,
    urlLimit,
    isNameShortened:
      duplicateOf !== undefined &&
      fields.name === start.name &&
      start.name !== words.copyOf({ project: duplicateOf.name }),
    create: async () => {
      const isReady = pinSource.status !== 'loading' && Object.keys(problems).length === 0;
      if (!isReady || excessOf(fields) > 0) return { status: 'invalid' };
      return form.send(() => action.run(newProject(fields)));
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

function decimalText(value: number): string {
  return String(value).includes('e') ? value.toFixed(9).replace(/\.?0+$/, '') : writeNumber(value, null);
}

const TYPING_PAUSE_MS = 600;
const none: ImageTest = { status: 'none' };
const waiting: ImageTest = { status: 'waiting' };

/** A late answer for an earlier address is ignored. @spec B §5 */
export function useImageTest(url: string): ImageTesting {
  const [found, setFound] = useState<{ readonly url: string; readonly test: ImageTest } | null>(null);
  const [requested, setRequested] = useState<{ readonly url: string } | null>(null);
  const isRequested = requested?.url === url;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `requested` is a new object for each request
  useEffect(() => {
    if (url === '') return;
    const abort = new AbortController();
    const settle = (test: ImageTest) => {
      if (!abort.signal.aborted) setFound({ url, test });
    };
    const begin = async () => {
      const problem = imageUrlProblem(url);
      if (problem !== null) {
        settle({ status: 'refused', problem });
        return;
      }
      settle({ status: 'loading' });
      settle(await probeImage(url, abort.signal));
    };
    const timer = setTimeout(() => void begin(), isRequested ? 0 : TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [url, requested]);

  const test = url === '' ? none : found?.url === url ? found.test : waiting;
  const isOpen = test.status === 'waiting' || test.status === 'failed';
  return { test, testNow: () => isOpen && setRequested({ url }) };
}
