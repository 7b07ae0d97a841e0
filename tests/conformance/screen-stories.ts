export interface ScreenStories {
  readonly path: string;
  readonly meta: {
    readonly input: {
      readonly title: string;
      readonly component: unknown;
      readonly parameters?: { readonly notApplicable?: Readonly<Record<string, string>> };
    };
  };
  readonly stories: ReadonlyMap<string, unknown>;
}

interface StoryLike {
  readonly _tag: 'Story';
  readonly meta: ScreenStories['meta'];
}

const isStory = (value: unknown): value is StoryLike =>
  typeof value === 'object' && value !== null && (value as { _tag?: unknown })._tag === 'Story';

const modules = import.meta.glob('../../packages/admin-kit/src/screens/*/*.stories.tsx', { eager: true });

export const screenStories: readonly ScreenStories[] = Object.entries(modules).map(([path, exports]) => {
  const stories = new Map(Object.entries(exports as object).filter(([, value]) => isStory(value)));
  const first = [...stories.values()][0] as StoryLike;
  return { path: path.replace('../../', ''), meta: first.meta, stories };
});
