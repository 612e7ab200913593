import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { isFailure } from '../../../platform/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { AlertDialog } from '../../../ui/dialog/alert.tsx';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { PageHeader } from '../../../ui/page/header.tsx';
import { RecordSkeleton } from '../../../ui/page/record-skeleton.tsx';
import { QueueLine } from '../../../ui/queue/place.tsx';
import { TabsByHash } from '../../../ui/tabs/by-hash.tsx';
import { type ActionRef, actionQuery } from '../actions/api.ts';
import { ActionBadges } from '../actions/badge.tsx';
import { InQueue } from '../actions/in-queue.ts';
import { ActionLoaded } from '../actions/loaded.tsx';
import { CaseDetails } from './case/details.tsx';
import { listLink, useMyActionPages } from './pages.ts';
import { useActionQueue } from './queue.ts';

/** One action that is mine to take or that I am informed of: what it belongs to, and its thread. */
export const MyActionScreen = ({ of }: { of: ActionRef }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { bar, leave } = useActionQueue(of);
  const pages = useMyActionPages();
  const { data: action, error, refetch } = useQuery({ ...actionQuery(of), retryOnMount: false });
  const isRefused = isFailure(error) && error.status >= 400 && error.status < 500;
  if (isRefused)
    return (
      <AlertDialog
        title={t('safetyActions.view.failed')}
        message={error.message}
        onClose={bar ? leave : () => void navigate({ ...listLink(of.mid, pages), replace: true })}
      />
    );
  if (action === undefined)
    return error ? <FailureNote error={error} onRetry={() => void refetch()} /> : <RecordSkeleton />;
  const { type, no, title } = action.case;
  return (
    <>
      <QueueLine queue={bar}>
        <BackLink link={listLink(action.id, pages)}>{t('safetyActions.view.back')}</BackLink>
      </QueueLine>
      <PageHeader
        title={title}
        over={
          <>
            <span>{action.actionNo}</span>
            <ActionBadges action={action} />
          </>
        }
        meta={<span>{`${t(`safetyActions.view.source.${type}`)} ${no}`}</span>}
      />
      <TabsByHash
        label={t('safetyActions.view.tabs')}
        initial="mitigation"
        tabs={[
          { key: 'details', label: t('safetyActions.view.tab.details'), content: <CaseDetails of={of} /> },
          {
            key: 'mitigation',
            label: t('safetyActions.view.tab.mitigation'),
            content: (
              <InQueue value={bar && leave}>
                <ActionLoaded isTitled of={of} />
              </InQueue>
            ),
          },
        ]}
      />
    </>
  );
};
