import { exposeKeys, untilShown } from '../in-page.ts';
import { shown } from '../users-table/bench-page.ts';
import { makeUsers } from '../users-table/users.ts';

export interface ClientBench {
  prepare(rowCount: number): void;
  answer(): Promise<number>;
}

declare global {
  interface Window {
    clientBench: ClientBench;
  }
}

function wireUsers(count: number): string {
  return JSON.stringify(
    makeUsers(count).map(({ id, username, displayName, email, isVerified, projectCount }) => ({
      userid: id,
      username,
      display_name: displayName,
      email,
      status: isVerified ? 1 : 0,
      isAdmin: false,
      isSubscribed: projectCount % 2 === 0,
      eduEligibilityOverride: false,
      trialExpiration: '2026-03-04 05:06:07',
      created: '2021-03-04T05:06:07.000Z',
      grandfathered: false,
      verified: isVerified,
      skip_lti_payments: false,
      global_admin: false,
    })),
  );
}

export function exposeBench(): Promise<Response> {
  let body = new Blob();
  exposeKeys(shown);
  return new Promise((resolve) => {
    window.clientBench = {
      prepare: (count) => {
        body = new Blob([wireUsers(count)], { type: 'application/json' });
      },
      answer: () => {
        const startedAt = performance.now();
        resolve(new Response(body));
        return untilShown(() => (document.querySelector('tbody')?.textContent ?? '') !== '', startedAt);
      },
    };
  });
}
