import { Button } from '@mantine/core';
import { type Hazard, isMitigationLocked } from '@portal/contract/safety';
import { IconPencil, IconRotate } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useTranslation } from '../../../../platform/i18n.ts';
import { AlertDialog } from '../../../../ui/dialog/alert.tsx';
import { BackLink } from '../../../../ui/page/back-link.tsx';
import { PageHeader } from '../../../../ui/page/header.tsx';
import { HeldRecord } from '../../../../ui/page/held-record.tsx';
import { QueueLine } from '../../../../ui/queue/place.tsx';
import { type Tab, TabsByHash } from '../../../../ui/tabs/by-hash.tsx';
import { InQueue } from '../../actions/in-queue.ts';
import { useCaseActs } from '../../cases/acts.ts';
import { useAsItStands } from '../../cases/as-it-stands.ts';
import { useChanging } from '../../cases/changing.ts';
import { CaseFailure } from '../../cases/failure.tsx';
import { LedAway } from '../../cases/led-away.tsx';
import { CaseStatusBadge } from '../../cases/status-badge.tsx';
import { useClosingQueue } from '../../my-actions/queue.ts';
import { reportViewWords } from '../../view/report-view.words.ts';
import { loggedHazardQuery, reopen } from '../api.ts';
import LoggedHazardEdit from '../form/edit.tsx';
import { hazardLogWords } from '../hazard-log.words.ts';
import type { HazardSearch } from '../list/search.ts';
import { HazardDetails } from './details.tsx';
import MitigationTab from './mitigation.tsx';
import RiskTab from './risk.tsx';

const Acts = ({ hazard, onModify }: { hazard: Hazard; onModify: () => void }) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { start, busy, failure, closeFailure } = useCaseActs<'reopen', Hazard>({
    kept: hazard,
    read: () => queryClient.fetchQuery({ ...loggedHazardQuery(hazard.id), staleTime: 0 }),
    perform: (_act, on) => reopen(on),
    wordsOf: () => ({
      title: t(hazardLogWords.reopen.title),
      message: t(hazardLogWords.reopen.message, { name: hazard.hazardNo }),
      verb: t(hazardLogWords.reopen.verb),
      done: t(hazardLogWords.reopen.done),
      failed: t(hazardLogWords.reopen.failed),
    }),
  });
  return (
    <>
      {hazard.can.change === true && (
        <Button variant="default" leftSection={<IconPencil size={16} aria-hidden />} onClick={onModify}>
          {t(reportViewWords.act.change)}
        </Button>
      )}
      {hazard.can.reopen === true && (
        <Button
          leftSection={<IconRotate size={16} aria-hidden />}
          loading={busy !== undefined}
          onClick={() => void start('reopen')}
        >
          {t(hazardLogWords.reopen.verb)}
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
    { key: 'details', label: t(hazardLogWords.tab.details), content: <HazardDetails hazard={hazard} /> },
    { key: 'riskAnalysis', label: t(hazardLogWords.tab.riskAnalysis), content: <RiskTab hazard={hazard} /> },
    {
      key: 'mitigation',
      label: t(hazardLogWords.tab.mitigation),
      content: <MitigationTab hazard={hazard} />,
      locked: isMitigationLocked('hazard', hazard.status) ? t(hazardLogWords.locked) : undefined,
    },
  ];
  return (
    <>
      <QueueLine queue={bar}>
        <BackLink link={back}>{t(hazardLogWords.back)}</BackLink>
      </QueueLine>
      {changed ? (
        <LoggedHazardEdit record={changed} onDone={stop} />
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
            <TabsByHash label={t(hazardLogWords.tabs)} tabs={tabs} initial="details" />
          </InQueue>
        </>
      )}
    </>
  );
};

/** Whether the log is read at all: who takes an action of a hazard reads it in My Action alone (rules/safety.md#cases). */
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
