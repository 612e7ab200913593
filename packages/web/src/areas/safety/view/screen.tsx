import type { Report } from '@portal/contract/safety';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { useOpened } from '../../../platform/notifications/opened.ts';
import { useViewed } from '../../../platform/unsaved/viewed.ts';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { QueueLine } from '../../../ui/queue/place.tsx';
import { TabsByHash } from '../../../ui/tabs/by-hash.tsx';
import { InQueue } from '../actions/in-queue.ts';
import { useAsItStands } from '../cases/as-it-stands.ts';
import { useChanging } from '../cases/changing.ts';
import { InFeedbackQueue, useFeedbackQueue } from '../feedback/queue.ts';
import ReportFormEdit from '../form/edit.tsx';
import { safetyHomeWords } from '../home/safety-home.words.ts';
import type { ReportSearch } from '../list/search.ts';
import { useClosingQueue } from '../my-actions/queue.ts';
import { ReportLoaded } from '../report/loaded.tsx';
import { isSubmitted } from '../report/loading.ts';
import { safetyKeys } from '../report/lookups.api.ts';
import { ViewActions } from './actions.tsx';
import { listLink } from './back.ts';
import { ViewHeader } from './header.tsx';
import { ReportProgress } from './progress.tsx';
import { reportViewWords } from './report-view.words.ts';
import { useReportTabs } from './tabs.tsx';

type Props = { listSearch: ReportSearch };

const View = ({ report, listSearch }: Props & { report: Report }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const back = listLink(report.id, listSearch);
  const closing = useClosingQueue();
  const feedback = useFeedbackQueue(report.id);
  // An answer to one's report has been read where it stands (FeedbackTab).
  useOpened('safety/report', report.isMine && report.requestFeedback ? undefined : report.id);
  useAsItStands({ family: 'reports', id: report.id });
  // Never its title: of a confidential report it may say who wrote it, and the machine may be shared.
  useViewed({
    href: `/esms/report/view/${report.id}`,
    label: report.reportNo ?? '',
    note: t(safetyHomeWords.reports.reports),
  });
  const { changed, begin, stop } = useChanging(report);
  const tabs = useReportTabs(report);
  /** What could not be saved was refused for what has become of the report meanwhile. */
  const giveUp = () => {
    void queryClient.invalidateQueries({ queryKey: safetyKeys.report(report.id) });
    stop();
  };
  if (changed)
    return (
      <>
        <BackLink link={back}>{t(reportViewWords.back)}</BackLink>
        <ReportFormEdit
          report={changed}
          onSaved={stop}
          onKept={() => void navigate({ to: '/esms/report/list/draft', ignoreBlocker: true })}
          onCancel={giveUp}
        />
      </>
    );
  return (
    <>
      <QueueLine queue={closing.bar ?? feedback.bar}>
        <BackLink link={back}>{t(reportViewWords.back)}</BackLink>
      </QueueLine>
      <ViewHeader
        report={report}
        actions={
          <ViewActions
            report={report}
            onModify={begin}
            onLeave={() => navigate({ ...back, replace: true, ignoreBlocker: true })}
          />
        }
      />
      {report.initialRisk !== undefined && <ReportProgress report={report} />}
      <InQueue value={closing.bar && closing.leave}>
        <InFeedbackQueue value={feedback.bar && feedback.leave}>
          <TabsByHash label={t(reportViewWords.tabs)} tabs={tabs} initial="reportDetails" />
        </InFeedbackQueue>
      </InQueue>
    </>
  );
};

/** One submitted report, with what its reader may do. */
export const ReportViewScreen = ({ id, listSearch }: Props & { id: number }) => (
  <ReportLoaded id={id}>
    {(report) => isSubmitted(report) && <View report={report} listSearch={listSearch} />}
  </ReportLoaded>
);
