import { describe, it } from 'vitest';
import { expectHeadings, withElements } from '../../elements/testing/put-element.ts';

withElements();

describe('<ak-org-projects-panel>', () => {
  it('has a heading of each level that the screen can give it', async () => {
    await expectHeadings('<ak-org-projects-panel organization-id="2"></ak-org-projects-panel>', [2, 3]);
  });
});
