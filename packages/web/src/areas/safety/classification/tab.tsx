import type { Classification, Report } from '@portal/contract/safety';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { CopyOffer } from '../../../ui/form/copy/offer.tsx';
import { RecordPanel } from '../../../ui/form/record/panel.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { useCopiedForm } from '../cases/copied.ts';
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
  const saving = useCopiedForm(
    {
      definition: classificationDefinition,
      calls: classificationCalls(id),
      initial,
      record: kept ? { ...kept, id } : undefined,
      done: (isNew) => t(isNew ? 'safetyClassification.created' : 'safetyClassification.changed'),
      onSaved: () => undefined,
    },
    `classification-${id}`,
  );
  return (
    <>
      <CopyOffer copy={saving.copy} />
      <RecordPanel
        label={t('safety.report.tab.classification')}
        saving={saving}
        wordsOf={(field, values) => classificationText(field as keyof ClassificationForm, values, occurrences)}
      >
        <ClassificationFields form={saving.form} />
      </RecordPanel>
    </>
  );
};

const Reading = ({ kept }: Pick<Props, 'kept'>) => {
  const { t } = useTranslation();
  const occurrences = useOccurrences();
  if (kept === null) return <EmptyState message={t('safetyClassification.none')} />;
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
