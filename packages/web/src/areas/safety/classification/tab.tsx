import type { Classification, Report } from '@portal/contract/safety';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { useCopiedForm } from '../cases/copied.ts';
import { written } from '../cases/kept/left.ts';
import { CasePanel } from '../cases/kept/panel.tsx';
import { type Refusal, useWrites } from '../cases/kept/writes.ts';
import { useOccurrences } from '../report/trees.ts';
import { Facts } from '../view/facts.tsx';
import { reportViewWords } from '../view/report-view.words.ts';
import paper from '../view/styles.module.css';
import { classificationCalls } from './api.ts';
import { classificationWords } from './classification.words.ts';
import { ClassificationFields } from './fields.tsx';
import {
  type ClassificationForm,
  classificationDefinition,
  formOfClassification,
  newClassificationForm,
} from './form.ts';
import { classificationFacts, classificationText } from './texts.ts';

type Props = { kept: Classification | null };

const Reading = ({ kept }: Props) => {
  const { t } = useTranslation();
  const occurrences = useOccurrences();
  if (kept === null) return <EmptyState message={t(classificationWords.none)} />;
  return <Facts facts={classificationFacts(formOfClassification(kept), occurrences)} />;
};

const Editing = ({ id, kept, refusal }: Props & { id: number; refusal: Refusal | undefined }) => {
  const { t } = useTranslation();
  const occurrences = useOccurrences();
  const [initial] = useState(() => (kept ? formOfClassification(kept) : newClassificationForm));
  const saving = useCopiedForm(
    {
      definition: classificationDefinition,
      calls: classificationCalls(id),
      initial,
      record: kept ? { ...kept, id } : undefined,
      done: (isNew) => t(isNew ? classificationWords.created : classificationWords.changed),
      onSaved: () => undefined,
    },
    written.classification(id),
  );
  return (
    <CasePanel
      label={t(reportViewWords.tab.classification)}
      saving={saving}
      refusal={refusal}
      wordsOf={(field, values) => classificationText(field as keyof ClassificationForm, values, occurrences)}
      reading={<Reading kept={kept} />}
    >
      <ClassificationFields form={saving.form} />
    </CasePanel>
  );
};

/** How a report is classified, for those who may say it, and for those who may read it. */
const ClassificationTab = ({ report }: { report: Report }) => {
  const kept = report.classification ?? null;
  const { writes, refusal } = useWrites(report.can.classify, written.classification(report.id));
  return (
    <div className={paper.paper}>
      {writes ? <Editing id={report.id} kept={kept} refusal={refusal} /> : <Reading kept={kept} />}
    </div>
  );
};

export default ClassificationTab;
