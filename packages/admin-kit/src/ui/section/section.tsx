import { cx } from 'class-variance-authority';
import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react';
import { useDoctor } from '../../doctor/use-doctor.ts';
import { useHeaderActions } from '../slot/slot.tsx';
import './section.css';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The heading. */
  title: ReactNode;
  /** The heading's level in its page. @default one below the heading of `SectionsBelow`, or 2 */
  level?: 2 | 3 | 4;
  /** At the end of the title's line. @default none */
  actions?: ReactNode;
  /** Heads the whole screen. The host's header actions follow `actions`. @default false */
  isScreenHeading?: boolean;
  /** Off if the content has its own padding, as a table does. @default true */
  hasPadding?: boolean;
}

const SectionLevelContext = createContext<2 | 3 | 4>(2);

export const useSectionLevel = () => use(SectionLevelContext);

export interface SectionsBelowProps {
  headingLevel: 1 | 2 | 3;
  children: ReactNode;
}

/** Gives the sections of a screen the level below its heading. */
export function SectionsBelow({ headingLevel, children }: SectionsBelowProps) {
  return <SectionLevelContext value={(headingLevel + 1) as 2 | 3 | 4}>{children}</SectionLevelContext>;
}

/** A part of a screen with a title and a frame. */
export function Section(props: SectionProps) {
  useDoctor();
  const inherited = useSectionLevel();
  const {
    title,
    level = inherited,
    isScreenHeading = false,
    hasPadding = true,
    className,
    children,
    ...others
  } = props;
  const { actions: ownActions, ...rest } = others;
  const actions = useHeaderActions(ownActions, isScreenHeading);
  const headingId = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={headingId} {...rest} className={cx('ak-section', className)}>
      <div className="ak-section-header">
        <Heading id={headingId} className="ak-section-title">
          {title}
        </Heading>
        {actions !== undefined && <div className="ak-section-actions">{actions}</div>}
      </div>
      <div className={cx('ak-section-body', hasPadding && 'ak-section-body--padded')}>{children}</div>
    </section>
  );
}
