import { defineMessages } from '../messages/define-messages.ts';

export const listFileMessages = defineMessages('list-file', {
  choose: 'Choose a File',
  dropHere: 'Drop the file to add its lines',
  reading: 'Reading the file',
  readAs: 'Read as',
  readAsHint: 'The encoding was guessed. Choose another if letters look wrong.',
  sheet: ({ sheet }: { sheet: string }) => `Only the sheet ${sheet} was read. Other sheets have content too.`,

  pdf: 'This file is a PDF.',
  image: 'This file is an image.',
  archive: 'This file is an archive.',
  document: 'This file is a document, not a list.',
  markup: 'This file is a web page or an XML file.',
  otherSheet: 'Spreadsheets of this format cannot be read.',
  locked: 'This file needs a password.',
  binary: 'This file is not a text.',
  empty: 'This file is empty.',
  tooLarge: ({ size, limit }: { size: string; limit: string }) =>
    `This file has ${size}, and at most ${limit} can be read. Divide the list into several files.`,
  unreadable: 'The file could not be read.',
  several: 'Choose one file at a time.',
  notLoaded: 'The part that reads files could not be loaded. Try again when you are back online.',
  instead: 'Save the list as CSV, Excel (.xlsx) or OpenDocument (.ods), and choose that file.',
});
