import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { configured, put, withElements } from '../../elements/testing/put-element.ts';

withElements();

describe('<ak-statistics>', () => {
  it('reports the selected tab, and has it as an attribute', async () => {
    const { configuration } = configured();
    const kit = put('<ak-statistics></ak-statistics>', configuration);
    const heard: string[] = [];
    kit.addEventListener('ak-tab-selected', ({ detail }) => heard.push(detail.tab));
    await userEvent.click(await screen.findByRole('tab', { name: /LTI/ }));
    expect(heard).toEqual(['lti']);
    expect(kit.querySelector('ak-statistics')?.tab).toBe('lti');
  });
});
