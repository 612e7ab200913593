import type { Classification, Report } from '@portal/contract/safety';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { useRecordForm } from '../../../ui/form/record/form.ts';
import { RecordPanel } from '../../../ui/form/record/panel.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { useOccurrences } from '../report/trees.ts';
import { Facts } from '../view/facts.tsx';
import paper from '../view/styles.module.css';
import { classificationCalls } from './api.ts';
import { ClassificationFields } from './fields.tsx';
import {
  type ClassificationForm,
  classificationDefinition,
  formOfClassification,
  newClassificationForm,
} from './form.ts';
import { classificationFacts, classificationText } from './texts.ts';

type Props = { report: Report; kept: Classification | null };

const Editing = ({ report: { id }, kept }: Props) => {
  const { t } = useTranslation();
  const occurrences = useOccurrences();
  const [initial] = useState(() => (kept ? formOfClassification(kept) : newClassificationForm));
  const saving = useRecordForm({
    definition: classificationDefinition,
    calls: classificationCalls(id),
    initial,
    record: kept ? { ...kept, id } : undefined,
    done: (isNew) => t(isNew ? 'safety.classification.created' : 'safety.classification.changed'),
    onSaved: () => undefined,
  });
  return (
    <RecordPanel
      label={t('safety.report.tab.classification')}
      saving={saving}
      wordsOf={(field, values) => classificationText(field as keyof ClassificationForm, values, occurrences)}
    >
      <ClassificationFields form={saving.form} />
    </RecordPanel>
  );
};

const Reading = ({ kept }: Pick<Props, 'kept'>) => {
  const { t } = useTranslation();
  const occurrences = useOccurrences();
  if (kept === null) return <EmptyState message={t('safety.classification.none')} />;
  return <Facts facts={classificationFacts(formOfClassification(kept), occurrences)} />;
};

/** How a report is classified, for those who may say it, and for those who may read it. */
const ClassificationTab = ({ report }: { report: Report }) => {
  const kept = report.classification ?? null;
  return (
    <div className={paper.paper}>
      {report.can.classify === true ? <Editing report={report} kept={kept} /> : <Reading kept={kept} />}
    </div>
  );
};

export default ClassificationTab;
