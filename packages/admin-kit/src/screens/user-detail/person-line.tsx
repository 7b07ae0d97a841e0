import { type ReactNode, useId } from 'react';

interface PersonLineProps {
  term: string;
  /** At the end of the line: what changes the fact. */
  mend?: ReactNode;
  below?: ReactNode;
  children: ReactNode;
}

/** One fact about someone, with what mends it. */
export function PersonLine({ term, mend, below, children }: PersonLineProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div role="group" className="ak-user-detail-line" aria-labelledby={id}>
      <span id={id} className="ak-user-detail-muted">
        {term}
      </span>
      <div className="ak-user-detail-fact">{children}</div>
      {mend && <div className="ak-user-detail-mend">{mend}</div>}
      {below}
    </div>
  );
}
