import { exposeKeys, untilShown } from '../in-page.ts';
import { shown } from '../users-table/bench-page.ts';
import { asSent, makeUsers } from '../users-table/users.ts';

export interface ClientBench {
  prepare(rowCount: number): void;
  answer(): Promise<number>;
}

declare global {
  interface Window {
    clientBench: ClientBench;
  }
}

export function exposeBench(): Promise<Response> {
  let body = new Blob();
  exposeKeys(shown);
  return new Promise((resolve) => {
    window.clientBench = {
      prepare: (count) => {
        body = new Blob([JSON.stringify(makeUsers(count).map(asSent))], { type: 'application/json' });
      },
      answer: () => {
        const startedAt = performance.now();
        resolve(new Response(body));
        return untilShown(() => (document.querySelector('tbody')?.textContent ?? '') !== '', startedAt);
      },
    };
  });
}
