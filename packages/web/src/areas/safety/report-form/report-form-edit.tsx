import { Button } from '@mantine/core';
import type { Report } from '@portal/contract/safety';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { confirm } from '../../../ui/dialog/dialog-confirm.ts';
import { notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { dialogueQuery } from '../dialogue/dialogue.queries.ts';
import { isSubmitted } from '../report/report.queries.ts';
import { reportFormWords } from './report-form.words.ts';
import { useReportFlow } from './report-form-flow.ts';
import { ReportPage, useReportPage } from './report-form-page.tsx';
import { formOf } from './values/report-form-values.ts';

type Props = {
  report: Report;
  onSaved: () => void;
  /** The report could no longer be changed, and the text is now a draft of its own. */
  onSavedAsDraft: () => void;
  onCancel: () => void;
};

/** The edit mode of a submitted report, in place of its details. */
export const ReportFormEdit = ({ report, onSaved, onSavedAsDraft, onCancel }: Props) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [initial] = useState(() => formOf(report));
  const page = useReportPage({ initial, report, place: `change-${report.id}` });
  const flow = useReportFlow({
    ...page,
    report,
    isChange: true,
    onSaved: (saved) => {
      if (!isSubmitted(saved)) {
        notifySuccess(t(reportFormWords.saved));
        return onSavedAsDraft();
      }
      notifySuccess(t(reportFormWords.changed, { number: saved.reportNo ?? '' }));
      onSaved();
    },
  });
  const busy = flow.busy !== undefined;
  const leave = async () => {
    if (await page.mayLeave.current()) onCancel();
  };
  /** Who has read a name cannot be made to forget it. */
  const mayReveal = async () =>
    !report.isConfidential ||
    page.form.current().isConfidential ||
    (await confirm({
      title: t(reportFormWords.reveal.title),
      message: t(reportFormWords.reveal.message),
      confirmLabel: t(reportFormWords.reveal.confirm),
      danger: true,
    }));
  /** The earlier dialogue is hidden from the office, and its files are deleted permanently. */
  const mayHide = async () => {
    if (report.isConfidential || !page.form.current().isConfidential) return true;
    const dialogue = await queryClient.fetchQuery({ ...dialogueQuery(report.id), staleTime: 0 }).catch(() => undefined);
    return (
      dialogue?.entries.length === 0 ||
      confirm({
        title: t(reportFormWords.hide.title),
        message: t(reportFormWords.hide.message),
        confirmLabel: t(reportFormWords.hide.confirm),
        danger: true,
      })
    );
  };
  const save = async () => {
    if ((await mayReveal()) && (await mayHide())) await flow.save();
  };
  return (
    <ReportPage
      page={page}
      flow={flow}
      title={t(reportFormWords.change)}
      over={report.reportNo}
      closedText={t(reportFormWords.changeClosed)}
      available={{ flags: report.can.flags === true, files: report.can.files === true }}
      actions={
        <>
          <Button variant="default" disabled={busy} onClick={() => void leave()}>
            {t(reportFormWords.cancel)}
          </Button>
          <Button loading={busy} onClick={() => void save()}>
            {t(reportFormWords.saveChange)}
          </Button>
        </>
      }
    />
  );
};
