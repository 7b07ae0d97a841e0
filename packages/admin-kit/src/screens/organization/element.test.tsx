import { describe, it } from 'vitest';
import { expectHeadings, withElements } from '../../elements/testing/put-element.ts';

withElements();

describe('<ak-organization-panel>', () => {
  it('has a heading of each level that the screen can give it', async () => {
    await expectHeadings('<ak-organization-panel organization-id="2"></ak-organization-panel>', [1, 2, 3]);
  });
});
