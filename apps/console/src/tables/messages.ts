import { defineMessages } from '@timemap/admin-kit';

interface Name {
  name: string;
}

export const viewMessages = defineMessages('console-views', {
  views: 'Views',
  viewsOf: ({ table }: { table: string }) => `Views of ${table}`,
  defaultView: 'Default view',
  save: 'Save',
  saveThis: 'Save this view…',
  saveTitle: 'Save this view',
  saveHint:
    'Filter, order, columns and page size as they are now, for you, in this browser. To share what you see, send the address of the page.',
  updateApplied: ({ name }: Name) => `Update “${name}”`,
  manage: 'Manage views…',
  notSaved: 'The view was not saved',
  notKept: 'This browser did not keep the view: its storage is full, or blocked for this site.',

  name: 'Name',
  newName: ({ name }: Name) => `New name of ${name}`,
  nameMissing: 'Name the view',
  nameTooLong: ({ most }: { most: number }) => `A name has at most ${most} characters`,
  nameTaken: 'There is a view of this name already',
  tooMany: ({ most }: { most: number }) => `A table has at most ${most} views; delete one first`,

  savedViews: 'Saved views',
  noViews: 'No views are saved.',
  update: 'Update',
  updateView: ({ name }: Name) => `Update ${name} to what is shown`,
  isShown: 'The table is shown like this',
  rename: 'Rename',
  renameView: ({ name }: Name) => `Rename ${name}`,
  delete: 'Delete',
  deleteView: ({ name }: Name) => `Delete ${name}`,
  cancel: 'Cancel',
  close: 'Close',
});
