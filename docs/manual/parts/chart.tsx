import { Chart } from '@timemap/admin-kit/ui/chart';
import type { Guidances } from './guidance.ts';

const periods = ['April', 'May', 'June'].map((name, index) => ({
  key: `2026-0${index + 4}-01`,
  name: `${name} 2026`,
  tick: name,
  rank: index,
}));
const series = [{ id: 'users', label: 'Users', tone: 'accent' as const, values: [12, 18, 9] }];

export const guidances: Guidances = {
  Chart: {
    use: [
      'For a count over time, when its course says more than its sum.',
      'Stacked for parts of one whole.',
    ],
    avoid: [
      'For one number: write it.',
      'For a share of a limit: use a meter.',
      'For more than four series: use a table.',
    ],
    pairs: [
      {
        good: (
          <Chart title="New users" fileName="users" periodLabel="Month" periods={periods} series={series} />
        ),
        bad: <Chart title="Data" fileName="data" periodLabel="Month" periods={periods} series={series} />,
        because: 'The title says what is counted. It also names the saved picture and the table.',
      },
    ],
    keys: [
      ['Arrow keys, Home, End', 'move the readout from period to period.'],
      ['Shift + arrow keys, Enter', 'choose several periods, where choosing is offered.'],
      ['Escape', 'ends the readout.'],
    ],
    words: ['A noun: New users.', 'Colors have a word in the legend, and the same numbers are in the table.'],
  },
};
