import { reportTypes } from '@portal/contract/safety';
import { useQueryClient } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { now } from '../../../../platform/device/clock.ts';
import { useTranslation } from '../../../../platform/i18n.ts';
import { useNavigateUnguarded } from '../../../../ui/form/unsaved-guard.ts';
import { id, oneOf, text } from '../../../../ui/list/list-kinds.ts';
import { BackLink } from '../../../../ui/page/back-link.tsx';
import { RecordPage } from '../../case/case-record-page.tsx';
import { reportQuery } from '../../report/report.queries.ts';
import { useInvestigationForm, useInvestigationTexts } from '../form/investigation-form.ts';
import { InvestigationFields } from '../form/investigation-form-fields.tsx';
import { newInvestigation, type SourceReport } from '../form/investigation-form-values.ts';
import { investigationWords } from '../investigation.words.ts';

const type = oneOf(() => reportTypes);

/** The report that an address names (rules/safety.md#addresses); ignored if incomplete. */
const fromIn = (given: Readonly<Record<string, unknown>>): SourceReport => {
  const reportId = id().read(given.reportId);
  const reportType = type.read(given.reportType);
  if (reportId === undefined || reportType === undefined) return {};
  return {
    reportId,
    reportType,
    reportNo: text().read(given.reportNo),
    fieldLevel1Id: id().read(given.fieldLevel1Id),
    fieldLevel2Id: id().read(given.fieldLevel2Id),
  };
};

const toList = linkOptions({ to: '/esms/investigation' });

/** Opening an investigation, of itself or from a report. */
export const NewInvestigationScreen = ({ search }: { search: Readonly<Record<string, unknown>> }) => {
  const { t } = useTranslation();
  const go = useNavigateUnguarded();
  const from = fromIn(search);
  const queryClient = useQueryClient();
  const report = from.reportId && queryClient.getQueryData(reportQuery(from.reportId).queryKey);
  const back =
    from.reportId === undefined
      ? toList
      : linkOptions({ to: '/esms/report/view/$id', params: { id: String(from.reportId) } });
  const saving = useInvestigationForm({
    record: undefined,
    initial: () => newInvestigation(from, now(), report || undefined),
    what: `investigation-new-${from.reportId ?? 'own'}`,
    onSaved: ({ id }) =>
      go({
        to: '/esms/investigation/view/$id',
        params: { id: String(id) },
        replace: true,
      }),
  });
  return (
    <>
      <BackLink link={back}>
        {t(from.reportId === undefined ? investigationWords.back : investigationWords.field.report)}
      </BackLink>
      <RecordPage
        saving={saving}
        title={t(investigationWords.list.make)}
        wordsOf={useInvestigationTexts()}
        onCancel={() => void go(back)}
      >
        <InvestigationFields form={saving.form} record={undefined} />
      </RecordPage>
    </>
  );
};
