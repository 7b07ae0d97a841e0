import { useRead } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { CopyButton } from '../../ui/button/copy-button.tsx';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';
import { ReadView } from '../../ui/screen-state/read-view.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Status } from '../../ui/status/status.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { demographicsQuery, ssoQuery } from './api.ts';
import { userDetailMessages } from './messages.ts';

const demographicFields = ['affiliation', 'role', 'country', 'state'] as const;

/** @spec B §3, §8 */
export function DemographicsSection({ userId }: { userId: number }) {
  const words = useMessages(userDetailMessages);
  const read = useRead(demographicsQuery(userId));
  return (
    <Section title={words.demographics}>
      <ReadView read={read} loadingLabel={words.demographicsLoading} failedTitle={words.demographicsFailed}>
        {(answers) =>
          answers === null ? (
            <p className="ak-user-detail-muted">{words.notAnswered}</p>
          ) : (
            <DefinitionList
              items={demographicFields.map((field) => ({
                term: words[field],
                value: answers[field] && <UserText translate="yes" text={answers[field]} />,
              }))}
            />
          )
        }
      </ReadView>
    </Section>
  );
}

export function SsoSection({ userId }: { userId: number }) {
  const words = useMessages(userDetailMessages);
  const read = useRead(ssoQuery(userId));
  return (
    <Section title={words.sso}>
      <ReadView read={read} loadingLabel={words.ssoLoading} failedTitle={words.ssoFailed}>
        {({ isGoogleConnected, googleUserId }) => (
          <DefinitionList
            items={[
              {
                term: words.google,
                value: (
                  <Status tone={isGoogleConnected ? 'success' : 'neutral'}>
                    {isGoogleConnected ? words.connected : words.notConnected}
                  </Status>
                ),
              },
              {
                term: words.googleId,
                value: googleUserId && (
                  <span className="ak-user-detail-id">
                    <UserText text={googleUserId} />
                    <CopyButton text={googleUserId} label={words.copyGoogleId} />
                  </span>
                ),
              },
            ]}
          />
        )}
      </ReadView>
    </Section>
  );
}
