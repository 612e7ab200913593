import { Button } from '@mantine/core';
import type { Report, ReportType } from '@portal/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { draftKeyProps, useDraftKey } from '../../../ui/form/page/draft-key.ts';
import { useNavigateUnguarded } from '../../../ui/form/unsaved-guard.ts';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { RecordSkeleton } from '../../../ui/page/record-skeleton.tsx';
import { reportQuery } from '../report/report.queries.ts';
import { ReportFailure } from '../report/report-failure.tsx';
import { useLateProposal, useOwnDepartmentCode } from './report-department.ts';
import { reportFormWords } from './report-form.words.ts';
import { useReportFlow } from './report-form-flow.ts';
import { ReportPage, useDraftId, useReportPage } from './report-form-page.tsx';
import { type Beginning, beginForm } from './values/report-form-proposals.ts';
import { formOf } from './values/report-form-values.ts';

type Props = {
  reportType: ReportType;
  /** The draft that is being edited; undefined for a new report. */
  draft: Report | undefined;
  /** The draft is on the server: its address is known from now on. */
  onDraft?: (id: number) => void;
  /** The choices for a new report from before the form opened. */
  beginning?: Beginning;
};

const fromNothing: Beginning = {};
const toStart = linkOptions({ to: '/esms' });
const toDrafts = linkOptions({ to: '/esms/report/list/draft' });

/** Writing a report: saved as a draft, or submitted. */
export const ReportFormScreen = ({ reportType, draft, onDraft, beginning = fromNothing }: Props) => {
  const { t } = useTranslation();
  const go = useNavigateUnguarded();
  const departmentCode = useOwnDepartmentCode();
  const [begun] = useState(draft ? undefined : beginning);
  const [initial] = useState(() => (draft ? formOf(draft) : beginForm(reportType, beginning, departmentCode)));
  const { draftId, adopt } = useDraftId(draft, onDraft);
  const place = draftId === undefined ? `new-${reportType}` : String(draftId);
  const page = useReportPage({ initial, report: draft, place });
  useLateProposal(page.form, draftId === undefined ? begun : undefined);
  const flow = useReportFlow({
    ...page,
    report: draft,
    onDraft: adopt,
    onSaved: () => {
      notifySuccess(t(reportFormWords.saved));
      return go({ ...toDrafts, replace: true });
    },
    onSavedAndStay: () => notifySuccess(t(reportFormWords.saved)),
    onSubmitted: ({ reportNo }) => {
      notifySuccess(t(reportFormWords.submitted, { number: reportNo ?? '' }));
      return go({ to: '/esms/report', replace: true });
    },
  });
  const { busy, save, saveAndStay, submit, waiting } = flow;
  useDraftKey(() => waiting === undefined && void saveAndStay());
  return (
    <>
      {draft ? (
        <BackLink link={toDrafts}>{t(reportFormWords.backToDrafts)}</BackLink>
      ) : (
        <BackLink link={toStart}>{t(reportFormWords.back)}</BackLink>
      )}
      <ReportPage
        page={page}
        flow={flow}
        title={t(draft ? reportFormWords.draftTitle : reportFormWords.title[reportType])}
        over={draft && reportType}
        closedText={t(reportFormWords.closed)}
        hasDrafts
        available={{
          flags: draft === undefined || draft.can.flags === true,
          files: draft === undefined || draft.can.files === true,
        }}
        actions={
          <>
            <Button
              {...draftKeyProps()}
              variant="default"
              loading={busy === 'save' || busy === 'stay'}
              disabled={busy === 'submit'}
              onClick={save}
            >
              {t(reportFormWords.save)}
            </Button>
            <Button loading={busy === 'submit'} disabled={busy !== undefined && busy !== 'submit'} onClick={submit}>
              {t(reportFormWords.submit)}
            </Button>
          </>
        }
      />
    </>
  );
};

/** The form of a draft, which starts with the server's data when it is opened. */
export const ReportDraftScreen = ({ id }: { id: number }) => {
  const { data, error, refetch } = useQuery({ ...reportQuery(id), enabled: false });
  const [draft, setDraft] = useState(data);
  if (draft === undefined && data !== undefined) setDraft(data);
  if (draft !== undefined) return <ReportFormScreen reportType={draft.reportType} draft={draft} />;
  return error ? <ReportFailure error={error} onRetry={() => void refetch()} /> : <RecordSkeleton />;
};
