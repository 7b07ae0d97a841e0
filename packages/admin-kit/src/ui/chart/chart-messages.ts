import { defineMessages } from '../../messages/define-messages.ts';
import { type Count, plural } from '../../messages/plural.ts';

export const chartMessages = defineMessages('chart', {
  values: ({ title }: { title: string }) => `Values of ${title}`,
  valueOf: ({ name, value }: { name: string; value: string }) => `${name}: ${value}`,
  span: ({ first, last }: { first: string; last: string }) => `${first} – ${last}`,
  soFar: ({ name }: { name: string }) => `${name} (so far)`,
  selected: (count: Count) =>
    `${count.text} ${plural(count, { one: 'period', other: 'periods' })} selected. Press Enter to show only these.`,
  nothing: 'Nothing in this range',
  total: 'Total',
  showTable: ({ title }: { title: string }) => `Show ${title} as a table`,
  showChart: ({ title }: { title: string }) => `Show ${title} as a chart`,
  saveCsv: ({ title }: { title: string }) => `Export ${title} as CSV`,
  savePng: ({ title }: { title: string }) => `Export ${title} as PNG`,
  saved: ({ title }: { title: string }) => `${title} exported`,
  notSaved: 'The file could not be saved.',
});
