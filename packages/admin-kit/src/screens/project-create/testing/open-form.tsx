import type { RecordedRequest } from '@timemap/admin-mock';
import {
  type RenderedStory,
  type RenderStoryOptions,
  renderStory,
} from '../../../../../../.storybook/render-story.tsx';

export interface ProjectDialog extends RenderedStory {
  readonly closed: string[];
  readonly created: unknown[];
  writes(): RecordedRequest[];
}

export function openForm(story: unknown, options: RenderStoryOptions = {}): ProjectDialog {
  const closed: string[] = [];
  const created: unknown[] = [];
  const rendered = renderStory(story, {
    ...options,
    args: {
      onClose: () => closed.push('closed'),
      onProjectCreated: (event: unknown) => created.push(event),
      ...options.args,
    },
  });
  const writes = () => rendered.server.requests().filter(({ method }) => method !== 'GET');
  return { ...rendered, closed, created, writes };
}
