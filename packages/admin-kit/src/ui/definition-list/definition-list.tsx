import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useDoctor } from '../../doctor/use-doctor.ts';
import { EmptyValue } from '../text/empty-value.tsx';
import './definition-list.css';

export interface Definition {
  readonly term: string;
  /** null, undefined or an empty text shows an empty value. */
  readonly value: ReactNode;
}

export interface DefinitionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The names and values, in this order. */
  items: readonly Definition[];
}

/** Names next to their values, or above them if there is little room. */
export function DefinitionList({ items, className, ...rest }: DefinitionListProps) {
  useDoctor();
  return (
    <dl {...rest} className={cx('ak-definition-list', className)}>
      {items.map(({ term, value }) => (
        <div key={term} className="ak-definition-list-item">
          <dt className="ak-definition-list-term">{term}</dt>
          <dd className="ak-definition-list-value">
            {value === null || value === undefined || value === '' ? <EmptyValue /> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
