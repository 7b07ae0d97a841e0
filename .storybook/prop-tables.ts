import type { ArgTypes } from '@storybook/react-vite';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

interface Documented {
  readonly __docgenInfo?: {
    readonly description?: string;
    readonly props?: Readonly<Record<string, { tsType?: { raw?: string; name: string } }>>;
  };
}

const TAG = /\s*@(operation|spec|default|example|throws|param|returns)\b/;

function sentencesOf(docstring: string): string {
  return docstring.split(TAG)[0]?.trim() ?? '';
}

function defaultOf(docstring: string): string | null {
  return /@default\s+([^\n@]+)/.exec(docstring)?.[1]?.trim() ?? null;
}

/** The props of a component from its source: whole types, and tags in their columns. */
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

/** The description of a component's page, which Storybook's types do not allow to replace. */
export const readableDescriptions = {
  extractComponentDescription: (component: unknown) =>
    sentencesOf((component as Documented | undefined)?.__docgenInfo?.description ?? ''),
};
