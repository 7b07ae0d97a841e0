import * as React from 'react';
import { callDoctor } from './call-doctor.ts';

/** Called while a component renders. With two copies of React, its next hook fails with a sentence that names neither. */
export function checkReact(): void {
  try {
    if (process.env.NODE_ENV === 'development') {
      const internals: unknown = Reflect.get(
        React,
        '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
      );
      // React also calls a component to learn its line in a stack, with no hooks and a console that is silent.
      // biome-ignore lint/suspicious/noConsole: nothing is written
      const isForStack = Reflect.has(console.log, '__reactDisabledLog');
      if (internals && Reflect.get(internals, 'H') === null && !isForStack)
        callDoctor({ isOtherReact: true });
    }
  } catch {
    // Without a bundler there is no `process`.
  }
}
