import { act } from '@testing-library/react';
import type { Realtime } from '@timemap/admin-api';

export interface FakeRealtime {
  readonly realtime: Realtime;
  /** The projects that were told of, in order. */
  readonly published: number[];
  /** Someone else changed the project. */
  packetArrives(projectId: number): void;
}

/** A real-time port without a network: what is published is kept, and a test says what arrives. */
export function fakeRealtime(): FakeRealtime {
  const published: number[] = [];
  const listeners = new Set<(projectId: number) => void>();
  return {
    published,
    packetArrives: (projectId) => act(() => listeners.forEach((tell) => void tell(projectId))),
    realtime: {
      publish: ({ projectId }) => void published.push(projectId),
      subscribe: (wanted, listener) => {
        const tell = (projectId: number) => {
          if (projectId === wanted) listener({ type: 'project metadata changed', projectId });
        };
        listeners.add(tell);
        return () => listeners.delete(tell);
      },
    },
  };
}
