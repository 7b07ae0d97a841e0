import { act } from '@testing-library/react';
import type { Realtime } from '@timemap/admin-api';

export interface FakeRealtime {
  readonly realtime: Realtime;
  readonly published: number[];
  packetArrives(projectId: number): void;
}

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
