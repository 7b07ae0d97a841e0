// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { importsOf, repositoryFiles } from '../conformance/repository.ts';

/** What the project is built on (docs/decisions/12), and where. */
const libraries: Readonly<Record<string, RegExp>> = {
  '@radix-ui/react-dialog': /^packages\/admin-kit\/src\//,
  '@radix-ui/react-tabs': /^packages\/admin-kit\/src\//,
  '@radix-ui/react-checkbox': /^packages\/admin-kit\/src\//,
  '@tanstack/react-table': /^packages\/admin-kit\/src\//,
  'class-variance-authority': /^packages\/admin-kit\/src\//,
  leaflet: /^packages\/admin-kit\/src\//,
  'react-leaflet': /^packages\/admin-kit\/src\//,
  'openapi-fetch': /^packages\/admin-api\/src\//,
  'msw-storybook-addon': /^\.storybook\//,
  '@testing-library/react': /^(packages|apps|tests)\/.*\.test\.tsx$/,
};

describe('the libraries that the project is built on', () => {
  it.each(Object.entries(libraries))('%s is in use', (library, place) => {
    const users = repositoryFiles(/\.tsx?$/).filter(
      (path) => place.test(path) && importsOf(path).includes(library),
    );
    expect(users).not.toEqual([]);
  });
});
