import { defineMessages } from '@timemap/admin-kit';

interface Name {
  name: string;
}

export const templateMessages = defineMessages('console-templates', {
  templates: 'Templates',
  templatesOf: 'text for Send Email',
  standard: 'Standard text',
  add: 'Add a template…',
  edit: ({ name }: Name) => `Edit “${name}”…`,
  manage: 'Manage templates…',
  tooMany: ({ most }: { most: number }) => `There are at most ${most} templates; delete one first`,

  addTitle: 'Add a template',
  editTitle: 'Edit a template',
  hint: 'Send Email starts with this text, for you and in this browser. {ticket} becomes the ticket number, {name} the name of its creator.',
  name: 'Name',
  nameMissing: 'Name the template',
  nameTaken: 'A template with this name already exists',
  subject: 'Subject',
  text: 'Text',
  tooLong: ({ length, most }: { length: string; most: string }) =>
    `Too long for an email link: ${length} of ${most} characters. Spaces, line breaks and letters outside English count several times`,
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
