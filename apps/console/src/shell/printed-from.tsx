import { Time } from '@timemap/admin-kit/ui/time';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

interface Sheet {
  readonly at: Date;
  readonly title: string;
  readonly address: string;
}

export function PrintedFrom() {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  useEffect(() => {
    // Content that renders later is not printed.
    const begin = () =>
      flushSync(() => setSheet({ at: new Date(), title: document.title, address: location.href }));
    const end = () => setSheet(null);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return (
    sheet && (
      <p className="console-printed-from">
        <Time value={sheet.at} /> · <bdi>{sheet.title}</bdi> · <bdi translate="no">{sheet.address}</bdi>
      </p>
    )
  );
}
