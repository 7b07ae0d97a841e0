import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { configured, expectHeadings, put, withElements } from '../../elements/testing/put-element.ts';

withElements();

describe('<ak-org-tree>', () => {
  it('reports the selected organization, and has it as an attribute', async () => {
    const { configuration } = configured();
    const kit = put('<ak-org-tree></ak-org-tree>', configuration);
    const heard: number[] = [];
    kit.addEventListener('ak-organization-selected', ({ detail }) => heard.push(detail.organizationId));
    await userEvent.click(await screen.findByText('Harbour City Schools'));
    expect(heard).toEqual([2]);
    expect(kit.querySelector('ak-org-tree')?.organizationId).toBe(2);
  });

  it('has a heading of each level that the screen can give it', async () => {
    await expectHeadings('<ak-org-tree></ak-org-tree>', [2, 3, 4]);
  });
});
