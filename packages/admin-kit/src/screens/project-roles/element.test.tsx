import { describe, it } from 'vitest';
import { expectHeadings, withElements } from '../../elements/testing/put-element.ts';

withElements();

describe('<ak-project-roles-panel>', () => {
  it('has a heading of each level that the screen can give it', async () => {
    await expectHeadings('<ak-project-roles-panel project-id="2"></ak-project-roles-panel>', [2, 3, 4]);
  });
});
