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
      if (internals && Reflect.get(internals, 'H') === null) callDoctor({ isOtherReact: true });
    }
  } catch {
    // Without a bundler there is no `process`.
  }
}
