import { fail, hostile, never, noRows } from '@timemap/admin-mock/scenarios';
import { given } from '../../../../../.storybook/given.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { BatchCodesDialog } from './batch-dialogs.tsx';

const READ = 'GET /admin/lti/paywall/code-batches/codes/{batchid}';
const globalAdminsOnly = 'LMS data is for global admins';
const reads = 'it saves nothing on the server';

const meta = preview.meta({
  title: 'Learning (LTI)/Batch codes dialog',
  component: BatchCodesDialog,
  args: { batch: { id: 1, name: 'Autumn term' }, onClose: () => {} },
  parameters: {
    docs: { story: { inline: false, height: '560px' } },
    notApplicable: {
      Refreshing: 'the codes of a batch do not change',
      AsOrgAdmin: globalAdminsOnly,
      AsMember: globalAdminsOnly,
      Saving: reads,
      SaveFailed: reads,
      PartlySaved: reads,
    },
  },
});

export const Ready = meta.story();

export const Loading = meta.story({ ...given(never(READ)) });

export const Empty = meta.story({ ...given(noRows(READ)) });

export const LoadFailed = meta.story({ ...given(fail(READ, 'The vault is locked')) });

/** Codes that are markup, formulas, spaces or invisible. */
export const Hostile = meta.story({ ...given(hostile(READ)) });

export const Narrow = meta.story({ globals: { width: '360' } });
