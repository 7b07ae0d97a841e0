import type { AdminUser } from '@timemap/admin-api';
import { useRead } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { ReadView } from '../../ui/screen-state/read-view.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Status } from '../../ui/status/status.tsx';
import { subscriptionQuery } from './api.ts';
import { CustomerPage } from './customer-page.tsx';
import { userDetailMessages } from './messages.ts';

/** @spec B §2, §8 */
export function SubscriptionSection({ user }: { user: AdminUser }) {
  const words = useMessages(userDetailMessages);
  const { client } = useAdminKit();
  const read = useRead(subscriptionQuery(client, user.id));
  return (
    <Section title={words.subscription} level={3}>
      <div className="ak-user-detail-stack">
        <ReadView read={read} loadingLabel={words.subscriptionLoading} failedTitle={words.subscriptionFailed}>
          {(answer) => {
            const isSubscribed = answer ?? user.isSubscribed;
            return (
              <Status tone={isSubscribed ? 'success' : 'neutral'}>
                {isSubscribed ? words.subscribed : words.notSubscribed}
              </Status>
            );
          }}
        </ReadView>
        <CustomerPage userId={user.id} />
      </div>
    </Section>
  );
}
