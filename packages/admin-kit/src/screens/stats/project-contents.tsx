import type { ProjectStats } from '@timemap/admin-api';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { displayMessages } from '../../messages/display-messages.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import BarChart, { type Bar } from './bar-chart.tsx';
import { statsMessages } from './messages.ts';
import { usePercent } from './use-percent.ts';

/** Events and eras are nodes. @spec B §3 */
const parts = [
  ['timelinesInFolders', 'timelineCount'],
  ['eventCount', 'nodeCount'],
  ['eraCount', 'nodeCount'],
] as const;

const averages = [
  ['nodesPerTimeline', 'nodeCount', 'timelineCount'],
  ['connectionsPerNode', 'connectionCount', 'nodeCount'],
  ['wordsPerNode', 'nodeWordCountApprox', 'nodeCount'],
  ['wordsPerConnection', 'connectionWordCountApprox', 'connectionCount'],
] as const;

export default function ProjectContents({ stats }: { stats: ProjectStats }) {
  const words = useMessages(statsMessages);
  const { meter } = useMessages(displayMessages);
  const { appearance } = useAdminKit();
  const format = useNumberFormat();
  const percent = usePercent();
  const rounded = new Intl.NumberFormat(appearance.locale, { maximumSignificantDigits: 3 });
  const bars = parts.flatMap(([part, whole]): Bar[] => {
    const [value, max] = [stats[part], stats[whole]];
    if (value === null || max === null || max <= 0 || value < 0 || value > max) return [];
    return [
      {
        label: words[part],
        length: value / max,
        text: percent(value / max),
        detail: meter({ value: format(value), max: format(max) }),
      },
    ];
  });
  const known = averages.flatMap(([average, count, of]) => {
    const [value, divisor] = [stats[count], stats[of]];
    if (value === null || divisor === null || divisor <= 0) return [];
    return [{ average, value: rounded.format(value / divisor) }];
  });
  return (
    <>
      <BarChart title={words.chartOfProject} bars={bars} />
      {known.length > 0 && (
        <ul aria-label={words.onAverage} className="ak-stats-cards-averages">
          {known.map(({ average, value }) => (
            <li key={average} className="ak-stats-cards-average">
              <span className="ak-stats-cards-average-label">{words[average]}</span>
              <span className="ak-stats-cards-average-value">{value}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
