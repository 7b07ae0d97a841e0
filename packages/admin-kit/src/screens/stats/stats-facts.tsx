import { useNumberFormat } from '../../messages/messages.ts';
import { EmptyValue } from '../../ui/text/user-text.tsx';

export interface Fact {
  readonly label: string;
  /** null: the server did not say. */
  readonly value: number | null;
}

/** Numbers with their names, in the reader's locale. */
export function StatsFacts({ facts }: { facts: readonly Fact[] }) {
  const format = useNumberFormat();
  return (
    <dl className="ak-stats-cards-facts">
      {facts.map(({ label, value }) => (
        <div key={label} className="ak-stats-cards-fact">
          <dt className="ak-stats-cards-fact-label">{label}</dt>
          <dd className="ak-stats-cards-fact-value">{value === null ? <EmptyValue /> : format(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
