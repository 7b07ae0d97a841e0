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
  tooMany: ({ most }: { most: number }) => `You can keep at most ${most} templates. Delete one first.`,

  addTitle: 'Add a template',
  editTitle: 'Edit a template',
  hint: 'Send Email starts with this text, for you only and in this browser only. {ticket} becomes the ticket number, {name} the name of its creator.',
  name: 'Name',
  nameMissing: 'Enter a name for the template.',
  nameTaken: 'A template with this name already exists.',
  subject: 'Subject',
  text: 'Text',
  tooLong: ({ length, most }: { length: string; most: string }) =>
    `Too long for an email link: ${length} of ${most} characters. Spaces, line breaks and non-English letters count several times.`,
  notKept: 'This browser did not keep the template: its storage is full, or blocked for this site.',
  save: 'Save',
  cancel: 'Cancel',

  manageTitle: 'Reply templates',
  noTemplates: 'There are no templates yet.',
  editOne: 'Edit',
  editNamed: ({ name }: Name) => `Edit ${name}`,
  delete: 'Delete',
  deleteNamed: ({ name }: Name) => `Delete ${name}`,
  close: 'Close',
});
