import { defineMessages } from '@timemap/admin-kit';

interface Name {
  name: string;
}

export const templateMessages = defineMessages('console-templates', {
  templates: 'Templates',
  templatesOf: 'What Send Email starts with',
  standard: 'Standard text',
  add: 'Add a template…',
  edit: ({ name }: Name) => `Edit “${name}”…`,
  manage: 'Manage templates…',
  tooMany: ({ most }: { most: number }) => `There are at most ${most} templates; delete one first`,

  addTitle: 'Add a template',
  editTitle: 'Edit a template',
  hint: 'Send Email starts with it, for you, in this browser. {ticket} becomes the number of the ticket, {name} the name of its creator.',
  name: 'Name',
  nameMissing: 'Name the template',
  nameTaken: 'There is a template of this name already',
  subject: 'Subject',
  text: 'Text',
  tooLong: ({ length, most }: { length: string; most: string }) =>
    `Too long for an email link: it takes ${length} characters of ${most}. Spaces, line breaks and letters outside of English take several`,
  notKept: 'This browser did not keep the template: its storage is full, or blocked for this site.',
  save: 'Save',
  cancel: 'Cancel',

  manageTitle: 'Reply templates',
  noTemplates: 'There are no templates.',
  editOne: 'Edit',
  editNamed: ({ name }: Name) => `Edit ${name}`,
  delete: 'Delete',
  deleteNamed: ({ name }: Name) => `Delete ${name}`,
  close: 'Close',
});
