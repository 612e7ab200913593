import { Button } from '@mantine/core';
import type { Report } from '@portal/contract/safety';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { confirm } from '../../../ui/dialog/confirm.ts';
import { notifySuccess } from '../../../ui/toast/notify.ts';
import { isSubmitted } from '../report/loading.ts';
import { useReportFlow } from './flow.ts';
import { ReportPage, useReportPage } from './page.tsx';
import { formOf } from './values/report.ts';

type Props = {
  report: Report;
  onSaved: () => void;
  /** It could no longer be changed, and what was written is a draft of its own now. */
  onKept: () => void;
  onCancel: () => void;
};

/** The edit mode of a submitted report, in place of its details; comes late, with the words of forms. */
const ReportFormEdit = ({ report, onSaved, onKept, onCancel }: Props) => {
  const { t } = useTranslation();
  const [initial] = useState(() => formOf(report));
  const page = useReportPage({ initial, report, place: `change-${report.id}` });
  const flow = useReportFlow({
    ...page,
    report,
    isChange: true,
    onSaved: (saved) => {
      if (!isSubmitted(saved)) {
        notifySuccess(t('safetyForm.saved'));
        return onKept();
      }
      notifySuccess(t('safetyForm.changed', { number: saved.reportNo ?? '' }));
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
      title: t('safetyForm.reveal.title'),
      message: t('safetyForm.reveal.message'),
      confirmLabel: t('safetyForm.reveal.confirm'),
      danger: true,
    }));
  const save = async () => {
    if (await mayReveal()) await flow.save();
  };
  return (
    <ReportPage
      page={page}
      flow={flow}
      title={t('safetyForm.change')}
      over={report.reportNo}
      gone={t('safetyForm.changeGone')}
      offered={{ flags: report.can.flags === true, files: report.can.files === true }}
      actions={
        <>
          <Button variant="default" disabled={busy} onClick={() => void leave()}>
            {t('safetyForm.cancel')}
          </Button>
          <Button loading={busy} onClick={() => void save()}>
            {t('safetyForm.saveChange')}
          </Button>
        </>
      }
    />
  );
};

export default ReportFormEdit;
