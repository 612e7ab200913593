import type { Action } from '@portal/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { isRefusal, messageOf } from '../../../platform/calls/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { AlertDialog } from '../../../ui/dialog/alert.tsx';
import { TabsByHash } from '../../../ui/look/by-hash.tsx';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { HeldRecord } from '../../../ui/page/held-record.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { QueueLine } from '../../../ui/queue/queue-bar.tsx';
import { type ActionRef, actionQuery } from '../action/action.queries.ts';
import { actionWords } from '../action/action.words.ts';
import { ActionBadges } from '../action/action-badge.tsx';
import { NextInQueue } from '../action/action-selection.ts';
import { ActionView } from '../action/action-view.tsx';
import { CaseDetails } from './my-action-case-details.tsx';
import { listLink, useMyActionPages } from './my-action-links.ts';
import { useActionQueue } from './my-action-queue.ts';

type Props = { of: ActionRef; action: Action } & ReturnType<typeof useActionQueue>;

const View = ({ of, action, bar, leave }: Props) => {
  const { t } = useTranslation();
  const pages = useMyActionPages();
  const { type, no, title } = action.case;
  return (
    <>
      <QueueLine queue={bar}>
        <BackLink link={listLink(action.id, pages)}>{t(actionWords.view.back)}</BackLink>
      </QueueLine>
      <PageHeader
        title={title}
        over={
          <>
            <span>{action.actionNo}</span>
            <ActionBadges action={action} />
          </>
        }
        meta={<span>{`${t(actionWords.view.source[type])} ${no}`}</span>}
      />
      <TabsByHash
        label={t(actionWords.view.tabs)}
        initial="mitigation"
        tabs={[
          { key: 'details', label: t(actionWords.view.tab.details), content: <CaseDetails of={of} /> },
          {
            key: 'mitigation',
            label: t(actionWords.view.tab.mitigation),
            content: (
              <NextInQueue value={bar && leave}>
                <ActionView isTitled of={of} action={action} />
              </NextInQueue>
            ),
          },
        ]}
      />
    </>
  );
};

/** A refusal is shown in a dialog that closes to the list or the next action; a temporary failure can be retried. */
const Failure = ({ error, onRetry, onLeave }: { error: Error; onRetry: () => void; onLeave: () => void }) => {
  const { t } = useTranslation();
  if (!isRefusal(error)) return <FailureNote error={error} onRetry={onRetry} />;
  return <AlertDialog title={t(actionWords.view.failed)} message={messageOf(error)} onClose={onLeave} />;
};

/** An action of which the user is mitigator or referrer: its case and its thread. */
export const MyActionViewScreen = ({ of }: { of: ActionRef }) => {
  const navigate = useNavigate();
  const queue = useActionQueue(of);
  const pages = useMyActionPages();
  const asked = useQuery({ ...actionQuery(of), refetchOnWindowFocus: 'always', retryOnMount: false });
  const toList = () => void navigate({ ...listLink(of.mid, pages), replace: true });
  return (
    <HeldRecord
      result={asked}
      failure={(error) => (
        <Failure error={error} onRetry={() => void asked.refetch()} onLeave={queue.bar ? queue.leave : toList} />
      )}
    >
      {(action) => <View of={of} action={action} {...queue} />}
    </HeldRecord>
  );
};
