import { defineMessages } from '../../messages/define-messages.ts';

export const orgCreateMessages = defineMessages('org-create', {
  createRoot: 'Create New Root Organization',
  createRootDescription: 'A root organization is the top of its own tree and can have a license.',
  createSub: 'Create Sub Organization',
  createSubDescription: ({ parent }: { parent: string }) => `The new organization is added under ${parent}.`,
  unnamedOrganization: 'Unnamed organization',
  name: 'Organization name',
  owner: "Owner's username or email",
  ownerHint: 'This person becomes the first admin of the organization.',
  create: 'Create',
  announceCreated: ({ name }: { name: string }) => `Organization ${name} created`,
});
