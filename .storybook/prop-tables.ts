import type { ArgTypes } from '@storybook/react-vite';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

interface Documented {
  readonly __docgenInfo?: {
    readonly description?: string;
    readonly props?: Readonly<Record<string, { tsType?: { raw?: string; name: string } }>>;
  };
}

const TAG = /\s*@(operation|spec|default|example|throws|param|returns)\b/;

/** A docstring's own sentences, without the tags that follow them. */
function sentencesOf(docstring: string): string {
  return docstring.split(TAG)[0]?.trim() ?? '';
}

/** What `@default` says. */
function defaultOf(docstring: string): string | null {
  return /@default\s+([^\n@]+)/.exec(docstring)?.[1]?.trim() ?? null;
}

/** The parts of a component as its source says them: whole types, and tags where they belong. */
export const readableProps: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
  const readable: ArgTypes = {};
  for (const [name, argType] of Object.entries(argTypes as ArgTypes)) {
    const docstring = argType.description ?? '';
    const type = props[name]?.tsType?.raw ?? props[name]?.tsType?.name;
    const defaultText = defaultOf(docstring);
    readable[name] = {
      ...argType,
      description: sentencesOf(docstring),
      table: {
        ...argType.table,
        ...(type && { type: { summary: type.replaceAll(/\s+/g, ' ') } }),
        ...(defaultText && { defaultValue: { summary: defaultText } }),
      },
    };
  }
  return readable as typeof argTypes;
};

/** The sentences above a component's page, which Storybook's types do not know that one can choose. */
export const readableDescriptions = {
  extractComponentDescription: (component: unknown) =>
    sentencesOf((component as Documented | undefined)?.__docgenInfo?.description ?? ''),
};
