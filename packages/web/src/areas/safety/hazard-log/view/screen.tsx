import { Button } from '@mantine/core';
import { type Hazard, isMitigationLocked } from '@portal/contract/safety';
import { IconPencil, IconRotate } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { bringWords, useTranslation } from '../../../../platform/i18n.ts';
import { AlertDialog } from '../../../../ui/dialog/alert.tsx';
import { bringForm } from '../../../../ui/form/bring.ts';
import { late } from '../../../../ui/late/part.tsx';
import { BackLink } from '../../../../ui/page/back-link.tsx';
import { PageHeader } from '../../../../ui/page/header.tsx';
import { HeldRecord } from '../../../../ui/page/held-record.tsx';
import { RecordSkeleton } from '../../../../ui/page/record-skeleton.tsx';
import { QueueLine } from '../../../../ui/queue/place.tsx';
import { type Tab, TabsByHash } from '../../../../ui/tabs/by-hash.tsx';
import { InQueue } from '../../actions/in-queue.ts';
import { safetyActionsWords } from '../../actions/words/index.ts';
import { useCaseActs } from '../../cases/acts.ts';
import { useAsItStands } from '../../cases/as-it-stands.ts';
import { useChanging } from '../../cases/changing.ts';
import { CaseFailure } from '../../cases/failure.tsx';
import { LedAway } from '../../cases/led-away.tsx';
import { CaseStatusBadge } from '../../cases/status-badge.tsx';
import { useClosingQueue } from '../../my-actions/queue.ts';
import { safetyMineWords } from '../../my-actions/words/index.ts';
import { loggedHazardQuery, reopen } from '../api.ts';
import type { HazardSearch } from '../list/search.ts';
import { HazardDetails } from './details.tsx';

const LoggedHazardEdit = late(
  async () => {
    const [edit] = await Promise.all([import('../form/edit.tsx'), bringForm()]);
    return edit;
  },
  <RecordSkeleton />,
);
const RiskTab = late(() => import('./risk.tsx'));
const MitigationTab = late(async () => {
  const [tab] = await Promise.all([
    import('./mitigation.tsx'),
    bringForm(),
    bringWords(safetyActionsWords, safetyMineWords),
  ]);
  return tab;
});

const Acts = ({ hazard, onModify }: { hazard: Hazard; onModify: () => void }) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { start, busy, failure, closeFailure } = useCaseActs<'reopen', Hazard>({
    kept: hazard,
    read: () => queryClient.fetchQuery({ ...loggedHazardQuery(hazard.id), staleTime: 0 }),
    perform: (_act, on) => reopen(on),
    wordsOf: () => ({
      title: t('safetyHazard.reopen.title'),
      message: t('safetyHazard.reopen.message', { name: hazard.hazardNo }),
      verb: t('safetyHazard.reopen.verb'),
      done: t('safetyHazard.reopen.done'),
      failed: t('safetyHazard.reopen.failed'),
    }),
  });
  return (
    <>
      {hazard.can.change === true && (
        <Button variant="default" leftSection={<IconPencil size={16} aria-hidden />} onClick={onModify}>
          {t('safety.report.act.change')}
        </Button>
      )}
      {hazard.can.reopen === true && (
        <Button
          leftSection={<IconRotate size={16} aria-hidden />}
          loading={busy !== undefined}
          onClick={() => void start('reopen')}
        >
          {t('safetyHazard.reopen.verb')}
        </Button>
      )}
      {failure && <AlertDialog {...failure} onClose={closeFailure} />}
    </>
  );
};

type Props = { listSearch: HazardSearch };

const View = ({ hazard, listSearch }: Props & { hazard: Hazard }) => {
  const { t } = useTranslation();
  useAsItStands({ family: 'hazards', id: hazard.id });
  const { changed, begin, stop } = useChanging(hazard);
  const { bar, leave } = useClosingQueue();
  const back = linkOptions({ to: '/esms/hazard', search: listSearch, state: { row: hazard.id } });
  const tabs: Tab[] = [
    { key: 'details', label: t('safetyHazard.tab.details'), content: <HazardDetails hazard={hazard} /> },
    { key: 'riskAnalysis', label: t('safetyHazard.tab.riskAnalysis'), content: <RiskTab hazard={hazard} /> },
    {
      key: 'mitigation',
      label: t('safetyHazard.tab.mitigation'),
      content: <MitigationTab hazard={hazard} />,
      locked: isMitigationLocked('hazard', hazard.status) ? t('safetyHazard.locked') : undefined,
    },
  ];
  return (
    <>
      <QueueLine queue={bar}>
        <BackLink link={back}>{t('safetyHazard.back')}</BackLink>
      </QueueLine>
      {changed ? (
        <LoggedHazardEdit record={changed} onDone={stop} onMissing={stop} />
      ) : (
        <>
          <PageHeader
            title={hazard.title}
            over={
              <>
                <span>{hazard.hazardNo}</span>
                <CaseStatusBadge status={hazard.status} />
              </>
            }
            actions={<Acts hazard={hazard} onModify={begin} />}
          />
          <InQueue value={bar && leave}>
            <TabsByHash label={t('safetyHazard.tabs')} tabs={tabs} initial="details" />
          </InQueue>
        </>
      )}
    </>
  );
};

/** Whether the log is read at all: who takes an action of a hazard reads it in My Action alone (spec 4, Hazard detail). */
const isReader = ({ can }: Hazard): boolean => can.change !== undefined;

/** One hazard of the log, with what its reader may do. */
export const HazardViewScreen = ({ id, listSearch }: Props & { id: number }) => {
  const asked = useQuery({
    ...loggedHazardQuery(id),
    refetchOnWindowFocus: 'always',
    // The loader of the route has just tried.
    retryOnMount: false,
  });
  return (
    <HeldRecord
      asked={asked}
      isReader={isReader}
      away={<LedAway />}
      failure={(error) => (
        <CaseFailure error={error} onRetry={() => void asked.refetch()} list={{ to: '/esms/hazard' }} />
      )}
    >
      {(hazard) => <View hazard={hazard} listSearch={listSearch} />}
    </HeldRecord>
  );
};
