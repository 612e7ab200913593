import {
  type Classification,
  type CodeName,
  changeClassification,
  createClassification,
  getClassification,
  type Report,
} from '@portal/contract/safety';
import { useState } from 'react';
import { call } from '../../../platform/calls/call.ts';
import { translate, useTranslation } from '../../../platform/i18n.ts';
import type { RecordCalls } from '../../../ui/form/record/save.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { pathText, pathTo, type TreeNode } from '../../../ui/tree/nodes.ts';
import { useCopiedForm } from '../case/case-copied.ts';
import { written } from '../case/unsaved/unsaved-case-left.ts';
import { CasePanel } from '../case/unsaved/unsaved-case-panel.tsx';
import { type Refusal, useWrites } from '../case/unsaved/unsaved-writes.ts';
import { safetyKeys } from '../report/report-lookups.queries.ts';
import { useOccurrences } from '../report/report-trees.ts';
import { type Fact, Facts } from '../report-view/report-facts.tsx';
import { say } from '../report-view/report-text-of.ts';
import paper from '../report-view/report-view.module.css';
import { reportViewWords } from '../report-view/report-view.words.ts';
import { classificationWords } from './classification.words.ts';
import { ClassificationFields } from './classification-fields.tsx';
import {
  asked,
  bodyOfClassification,
  type ClassificationForm,
  classificationDefinition,
  formOfClassification,
  newClassificationForm,
} from './classification-form.ts';

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

/** What a field of a classification says, in words; empty where it says nothing. */
const classificationText = (
  field: keyof ClassificationForm,
  form: ClassificationForm,
  occurrences: readonly TreeNode[] = [],
): string => {
  const value = form[field];
  const code = codeOf[field];
  if (typeof value === 'boolean') return say.yesNo(value) ?? '';
  if (field === 'eventCategories')
    return form.eventCategories.map((id) => pathText(pathTo(occurrences, id) ?? [])).join(', ');
  if (code && Array.isArray(value)) return say.codes(code, value) ?? '';
  if (code && value !== '') return say.code(code, Number(value)) ?? '';
  return String(value);
};

/** A classification as it is read. */
const classificationFacts = (form: ClassificationForm, occurrences: readonly TreeNode[] | undefined): Fact[] => {
  const { damagedPart, injured } = asked(form);
  const hidden = new Set<string>([
    ...(damagedPart ? [] : ['damagesPart']),
    ...(injured ? [] : ['natureOfInjury', 'locationOfInjury', 'injuryLevel']),
  ]);
  return (Object.keys(form) as (keyof ClassificationForm)[]).flatMap((key) => {
    const text = hidden.has(key) ? '' : classificationText(key, form, occurrences);
    return text === '' ? [] : [{ key, label: translate(classificationWords.field[key]), text }];
  });
};

/** A classification with the report that it belongs to, by whose id it is called. */
type OwnClassification = Classification & { id: number };

const classificationCalls = (id: number): RecordCalls<ClassificationForm, OwnClassification> => {
  const own = (kept: Classification): OwnClassification => ({ ...kept, id });
  const read = async (): Promise<OwnClassification> => {
    const kept = await call(getClassification, { params: { id } });
    // Nothing takes a classification away again.
    if (kept === null) throw new Error('the classification is gone');
    return own(kept);
  };
  return {
    formOf: formOfClassification,
    create: async (form, idempotencyKey) =>
      own(await call(createClassification, { params: { id }, body: bodyOfClassification(form) }, { idempotencyKey })),
    change: async ({ version }, form) =>
      own(await call(changeClassification, { params: { id }, body: bodyOfClassification(form) }, { ifMatch: version })),
    read,
    readThere: read,
    refreshes: [safetyKeys.all],
  };
};

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
export const ClassificationTab = ({ report }: { report: Report }) => {
  const kept = report.classification ?? null;
  const { writes, refusal } = useWrites(report.can.classify, written.classification(report.id));
  return (
    <div className={paper.paper}>
      {writes ? <Editing id={report.id} kept={kept} refusal={refusal} /> : <Reading kept={kept} />}
    </div>
  );
};
