import type { ArgTypes } from '@storybook/react-vite';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

interface Documented {
  readonly __docgenInfo?: {
    readonly displayName?: string;
    readonly description?: string;
    readonly props?: Readonly<Record<string, { tsType?: { raw?: string; name: string } }>>;
  };
}

const TAG = /\s*@(operation|spec|default|example|throws|param|returns)\b/;

function sentencesOf(docstring: string): string {
  return docstring.split(TAG)[0]?.trim() ?? '';
}

function defaultOf(docstring: string): string | null {
  return /@default\s+([^\n@]+)/.exec(docstring)?.[1]?.trim().replaceAll('`', '') ?? null;
}

const reports = Object.values(
  import.meta.glob<string>('../api/admin-kit.ui.*.api.md', { query: '?raw', import: 'default', eager: true }),
);

/** Storybook's parser knows no `readonly` before an array. */
function reportedType(component: string, prop: string): string | undefined {
  for (const report of reports) {
    const [, body] = new RegExp(`interface ${component}Props\\b[^{]*\\{\\n([^}]*)`).exec(report) ?? [];
    const [, type] = new RegExp(`^ {4}${prop}\\??: (.*);$`, 'm').exec(body ?? '') ?? [];
    if (type !== undefined) return type;
  }
  return undefined;
}

/** A control would show the internals of nodes and functions. */
function isEditable(value: unknown): boolean {
  if (typeof value === 'function') return false;
  if (typeof value !== 'object' || value === null) return true;
  return !('$$typeof' in value) && Object.values(value).every(isEditable);
}

export const readableProps: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const { displayName = '', props = {} } = (component as Documented | undefined)?.__docgenInfo ?? {};
  const readable: ArgTypes = {};
  for (const name of new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])) {
    const argType = (argTypes as ArgTypes)[name] ?? { name };
    const docstring = argType.description ?? '';
    const documented = props[name]?.tsType?.raw ?? props[name]?.tsType?.name;
    // All elements take these, so no part documents them.
    const inherited = name === 'children' ? 'ReactNode' : undefined;
    const type = documented === 'unknown' ? reportedType(displayName, name) : (documented ?? inherited);
    const defaultText = defaultOf(docstring);
    const value = (initialArgs as Readonly<Record<string, unknown>>)[name];
    readable[name] = {
      ...argType,
      description: sentencesOf(docstring),
      ...(!isEditable(value) && { control: false }),
      ...(type === 'ReactNode' && { control: typeof value === 'string' ? 'text' : false }),
      table: {
        ...argType.table,
        ...(type && { type: { summary: type.replaceAll(/\s+/g, ' ') } }),
        ...(defaultText && { defaultValue: { summary: defaultText } }),
      },
    };
  }
  return readable as typeof argTypes;
};

export const readableDescriptions = {
  extractComponentDescription: (component: unknown) =>
    sentencesOf((component as Documented | undefined)?.__docgenInfo?.description ?? ''),
};
