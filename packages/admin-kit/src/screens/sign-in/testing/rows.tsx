import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { HeardRow } from '../../../../../../tests/faults/rows.ts';
import * as stories from '../sign-in-form.stories.tsx';

let signedInCount = 0;

export const heard: readonly HeardRow[] = [
  {
    what: 'signs in',
    story: stories.Ready,
    args: {
      onSignedIn: () => {
        signedInCount += 1;
      },
    },
    listen: async (reader) => {
      signedInCount = 0;
      await reader.type(/^textbox, Username or email/, 'ada');
      await reader.type('Password', 'ada-demo');
      await reader.hears('button, Show password');
      await reader.press('button, Login');
      await waitFor(() => expect(signedInCount).toBe(1));
    },
  },
];
