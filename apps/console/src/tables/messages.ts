import { defineMessages } from '@timemap/admin-kit';

interface Name {
  name: string;
}

export const viewMessages = defineMessages('console-views', {
  views: 'Views',
  viewsOf: ({ table }: { table: string }) => `Views of ${table}`,
  defaultView: 'Default view',
  copyLink: 'Copy link',
  linkCopied: 'The link to this view was copied.',
  linkNotCopied: 'The browser did not copy the link. Copy the address of the page.',
  save: 'Save',
  saveThis: 'Save this view…',
  saveTitle: 'Save this view',
  saveHint:
    'Saves the filter, order, columns and page size, for you only and in this browser only. To share this view, send the address of the page.',
  updateApplied: ({ name }: Name) => `Update “${name}”`,
  manage: 'Manage views…',
  notSaved: 'The view was not saved',
  notKept: 'This browser did not keep the view: its storage is full, or blocked for this site.',

  name: 'Name',
  newName: ({ name }: Name) => `New name for ${name}`,
  nameMissing: 'Enter a name for the view.',
  nameTooLong: ({ most }: { most: number }) => `Shorten this to ${most} characters or fewer.`,
  nameTaken: 'A view with this name already exists.',
  tooLong: 'This view is too long to be saved. Shorten the filter first.',
  tooMany: ({ most }: { most: number }) => `You can keep at most ${most} views of a table. Delete one first.`,

  savedViews: 'Saved views',
  noViews: 'There are no saved views yet.',
  update: 'Update',
  updateView: ({ name }: Name) => `Update ${name} to match the table`,
  isShown: 'The table matches this view.',
  rename: 'Rename',
  renameView: ({ name }: Name) => `Rename ${name}`,
  delete: 'Delete',
  deleteView: ({ name }: Name) => `Delete ${name}`,
  cancel: 'Cancel',
  close: 'Close',
});
