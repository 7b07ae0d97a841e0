import { cx } from 'class-variance-authority';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useRestoreFocusOnUnmount } from '../accessibility/focus.ts';
import { enterScreen } from '../accessibility/screens.ts';
import { useComposedRef } from '../browser/use-composed-ref.ts';
import { useAdminKit } from '../context/admin-kit-context.ts';
import { useDoctor } from '../doctor/use-doctor.ts';
import { loadLater } from '../load-later.ts';
import { ErrorBoundary } from '../ui/error-boundary/error-boundary.tsx';
import { type AnySlots, SlotsContext, useScreenSlots } from '../ui/slot/screen-slots.ts';

export type ScreenRootProps = Omit<ComponentProps<'section'>, 'children'>;

interface Props extends ComponentProps<'section'> {
  screen: string;
  slots?: AnySlots | undefined;
  resetKey?: string | number;
}

export function ScreenRoot({ screen, className, slots, resetKey, children, ref, ...rest }: Props) {
  const kit = useAdminKit();
  const { theme, dir, density, lang } = kit.appearance;
  const root = useRef<HTMLElement>(null);
  // A dialog without an opener focuses the screen, which may unmount.
  useRestoreFocusOnUnmount(root);
  useEffect(() => {
    const screen = root.current as HTMLElement;
    const leave = enterScreen(screen);
    screen.addEventListener('focusin', uncover);
    return () => {
      screen.removeEventListener('focusin', uncover);
      leave();
    };
  }, []);
  useDoctor();
  return (
    <section
      {...rest}
      ref={useComposedRef(root, ref)}
      className={cx('ak-root', `ak-${screen}`, className)}
      data-theme={theme === 'system' ? undefined : theme}
      data-density={density}
      dir={dir}
      lang={lang}
    >
      <ErrorBoundary
        resetKey={resetKey}
        onError={(error) => kit.emit({ type: 'crash', at: Date.now(), screen, message: error.message })}
      >
        <SlotsContext value={useScreenSlots(slots)}>{children}</SlotsContext>
      </ErrorBoundary>
    </section>
  );
}

const uncover = (event: Event) => {
  const [control] = event.composedPath();
  void loadLater().then(
    ({ uncoverFocus }) => uncoverFocus(control as HTMLElement),
    () => {},
  );
};
