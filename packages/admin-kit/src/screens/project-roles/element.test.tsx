import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { configured, expectHeadings, put, withElements } from '../../elements/testing/put-element.ts';
import { messages } from '../../locales/de/index.ts';

withElements();

describe('<ak-project-roles-panel>', () => {
  it('has a heading of each level that the screen can give it', async () => {
    await expectHeadings('<ak-project-roles-panel project-id="2"></ak-project-roles-panel>', [2, 3, 4]);
  });

  it('names a project without a name in the language of the screen', async () => {
    const { configuration } = configured({ messages });
    const kit = put('<ak-project-roles-panel project-id="2"></ak-project-roles-panel>', configuration);
    const panel = await within(kit).findByRole('region', { name: /Projekt 2/ });
    expect(panel).toBeVisible();
  });
});
