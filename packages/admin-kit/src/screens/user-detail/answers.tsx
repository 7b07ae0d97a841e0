import { useRead } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { CopyButton } from '../../ui/button/copy-button.tsx';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';
import { ReadFailure } from '../../ui/screen-state/read-failure.tsx';
import { ReadView } from '../../ui/screen-state/read-view.tsx';
import { useSectionLevel } from '../../ui/section/section.tsx';
import { Status } from '../../ui/status/status.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { demographicsQuery, ssoQuery } from './api.ts';
import { userDetailMessages } from './messages.ts';
import { PersonLine } from './person-line.tsx';

const demographicFields = ['affiliation', 'role', 'country', 'state'] as const;

/** @spec B §3, §8 */
export function Demographics({ userId }: { userId: number }) {
  const words = useMessages(userDetailMessages);
  const read = useRead(demographicsQuery(userId));
  const Heading = `h${Math.min(useSectionLevel() + 1, 6)}` as 'h3';
  return (
    <section className="ak-user-detail-answers" aria-label={words.demographics}>
      <Heading className="ak-user-detail-muted">{words.demographics}</Heading>
      <ReadView
        read={read}
        loadingLabel={words.demographicsLoading}
        failedTitle={words.demographicsFailed}
        failed={(failed) => <ReadFailure read={failed} title={words.demographicsFailed} isInline />}
      >
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
    </section>
  );
}

/** @spec B §3 */
export function SsoLine({ userId }: { userId: number }) {
  const words = useMessages(userDetailMessages);
  const read = useRead(ssoQuery(userId));
  return (
    <PersonLine term={words.sso}>
      <ReadView
        read={read}
        loadingLabel={words.ssoLoading}
        failedTitle={words.ssoFailed}
        failed={(failed) => <ReadFailure read={failed} title={words.ssoFailed} isInline />}
      >
        {({ isGoogleConnected, googleUserId }) => (
          <span className="ak-user-detail-found">
            <span>{words.google}</span>
            <Status>{isGoogleConnected ? words.connected : words.notConnected}</Status>
            {googleUserId && (
              <span className="ak-user-detail-id">
                <UserText text={googleUserId} />
                <CopyButton text={googleUserId} label={words.copyGoogleId} />
              </span>
            )}
          </span>
        )}
      </ReadView>
    </PersonLine>
  );
}
