import { Skeleton } from '../skeleton/skeleton.tsx';
import './section.css';

const WIDTHS = ['60%', '40%', '70%', '50%'] as const;

export interface SectionSkeletonProps {
  /** How many lines of text to hold room for. */
  lines: number;
}

/** The shape of a section that is loading, inside a LoadingState. */
export function SectionSkeleton({ lines }: SectionSkeletonProps) {
  return (
    <div className="ak-section">
      <div className="ak-section-header">
        <Skeleton width="30%" />
      </div>
      <div className="ak-section-body ak-section-body--padded ak-section-skeleton">
        {Array.from({ length: lines }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <div key={index}>
            <Skeleton width={WIDTHS[index % WIDTHS.length]} />
          </div>
        ))}
      </div>
    </div>
  );
}
