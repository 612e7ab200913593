import type { Classification, CodeName, Report } from '@portal/contract/safety';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { translate, useTranslation } from '../../../platform/i18n.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { pathText, pathTo, type TreeNode } from '../../../ui/tree/nodes.ts';
import paper from '../case/case-facts.module.css';
import { type Fact, Facts } from '../case/case-facts.tsx';
import { useCopiedForm } from '../case/case-form.ts';
import { CasePanel } from '../case/case-panel.tsx';
import { localCopyNames, type Refusal, useEditable } from '../case/case-unsaved.tsx';
import { useOccurrences } from '../catalogue/catalogue-trees.ts';
import { kindOfReport } from '../report/report-kind.ts';
import { reportText } from '../report/report-texts.ts';
import { TriageContext } from '../report/report-triage.ts';
import { classificationCalls } from './classification.queries.ts';
import { classificationWords } from './classification.words.ts';
import { ClassificationFields } from './classification-fields.tsx';
import {
  applicableParts,
  type ClassificationForm,
  classificationDefinition,
  formOfClassification,
  newClassificationForm,
} from './classification-form.ts';
import { rememberClassification } from './recent-classifications.tsx';

const codeOf: Partial<Record<keyof ClassificationForm, CodeName>> = {
  caseType: 'caseType',
  eventType: 'eventType',
  operationalImpact: 'operationalImpact',
  damagesProperty: 'damagedProperty',
  damagesPart: 'damagedPart',
  anyoneDead: 'affectedPeople',
  anyoneInjured: 'affectedPeople',
  natureOfInjury: 'natureOfInjury',
  locationOfInjury: 'locationOfInjury',
  injuryLevel: 'injuryLevel',
};

/** The value of a classification's field as text; empty if it has none. */
const classificationText = (
  field: keyof ClassificationForm,
  form: ClassificationForm,
  occurrences: readonly TreeNode[] = [],
): string => {
  const value = form[field];
  const code = codeOf[field];
  if (typeof value === 'boolean') return reportText.yesNo(value) ?? '';
  if (field === 'eventCategories')
    return form.eventCategories.map((id) => pathText(pathTo(occurrences, id) ?? [])).join(', ');
  if (code && Array.isArray(value)) return reportText.codes(code, value) ?? '';
  if (code && value !== '') return reportText.code(code, Number(value)) ?? '';
  return String(value);
};

/** A classification in read mode. */
const classificationFacts = (form: ClassificationForm, occurrences: readonly TreeNode[] | undefined): Fact[] => {
  const { damagedPart, injured } = applicableParts(form);
  const hidden = new Set<string>([
    ...(damagedPart ? [] : ['damagesPart']),
    ...(injured ? [] : ['natureOfInjury', 'locationOfInjury', 'injuryLevel']),
  ]);
  return (Object.keys(form) as (keyof ClassificationForm)[]).flatMap((key) => {
    const text = hidden.has(key) ? '' : classificationText(key, form, occurrences);
    return text === '' ? [] : [{ key, label: translate(classificationWords.field[key]), text }];
  });
};

type Props = { stored: Classification | null };

const Reading = ({ stored }: Props) => {
  const { t } = useTranslation();
  const occurrences = useOccurrences();
  if (stored === null) return <EmptyState message={t(classificationWords.none)} />;
  return <Facts facts={classificationFacts(formOfClassification(stored), occurrences)} />;
};

/** The reporter's opinion of the event is the default. */
const firstFormOf = ({ reportedEventType }: Report): ClassificationForm => ({
  ...newClassificationForm,
  eventType: reportedEventType === null ? '' : String(reportedEventType),
});

const Editing = ({ report, stored, refusal }: Props & { report: Report; refusal: Refusal | undefined }) => {
  const { t } = useTranslation();
  const occurrences = useOccurrences();
  const queryClient = useQueryClient();
  const triage = useContext(TriageContext);
  const [initial] = useState(() => (stored ? formOfClassification(stored) : firstFormOf(report)));
  const saving = useCopiedForm(
    {
      definition: classificationDefinition,
      calls: classificationCalls(report.id),
      initial,
      record: stored ? { ...stored, id: report.id } : undefined,
      done: (isNew) => t(isNew ? classificationWords.created : classificationWords.changed),
      onSaved: (saved, isNew) => {
        rememberClassification(queryClient, kindOfReport(report), saved);
        const { isUnmanaged } = saved;
        if (isNew || isUnmanaged) triage?.classified(isUnmanaged);
      },
    },
    localCopyNames.classification(report.id),
  );
  return (
    <CasePanel
      label={t(classificationWords.title)}
      saving={saving}
      refusal={refusal}
      wordsOf={(field, values) => classificationText(field as keyof ClassificationForm, values, occurrences)}
      reading={<Reading stored={stored} />}
    >
      <ClassificationFields form={saving.form} report={report} />
    </CasePanel>
  );
};

/** The classification of a report, for people who may edit it and for people who may read it. */
export const ClassificationTab = ({ report }: { report: Report }) => {
  const stored = report.classification ?? null;
  const { isEditable, refusal } = useEditable(report.can.classify, localCopyNames.classification(report.id));
  return (
    <div className={paper.paper}>
      {isEditable ? <Editing report={report} stored={stored} refusal={refusal} /> : <Reading stored={stored} />}
    </div>
  );
};
