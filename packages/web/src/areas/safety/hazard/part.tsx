import { Skeleton } from '@mantine/core';
import type { Hazard, Report } from '@portal/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { useRecordForm } from '../../../ui/form/record/form.ts';
import { RecordPanel } from '../../../ui/form/record/panel.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { useConsequences, useHazardCategories } from '../report/trees.ts';
import { Facts } from '../view/facts.tsx';
import { hazardCalls, hazardQuery } from './api.ts';
import { HazardFields, wayText } from './fields.tsx';
import { formOfHazard, type HazardForm, hazardDefinition, newHazardForm } from './form.ts';

type Kept = { kept: Hazard | null };

/** What a field of a hazard says, in words. */
const useHazardTexts = () => {
  const { t } = useTranslation();
  const [categories, consequences] = [useHazardCategories(), useConsequences()];
  const texts: Record<keyof HazardForm, (form: HazardForm) => string> = {
    title: ({ title }) => title,
    category: ({ category }) => wayText(categories, category),
    categoryDescription: (form) => form.categoryDescription,
    potentialConsequences: (form) =>
      form.potentialConsequences
        .map(({ path, description }) => [wayText(consequences, path), description].filter(Boolean).join(': '))
        .join(', '),
    controlType: ({ controlType }) => (controlType === '' ? '' : t(`safety.hazard.control.${controlType}`)),
  };
  return (field: string, form: HazardForm): string => texts[field as keyof HazardForm](form);
};

const Editing = ({ reportId, kept }: Kept & { reportId: number }) => {
  const { t } = useTranslation();
  const [initial] = useState(() => (kept ? formOfHazard(kept) : newHazardForm));
  const saving = useRecordForm({
    definition: hazardDefinition,
    calls: hazardCalls(reportId),
    initial,
    record: kept ?? undefined,
    done: (isNew) => t(isNew ? 'safety.hazard.created' : 'safety.hazard.changed'),
    onSaved: () => undefined,
  });
  return (
    <RecordPanel label={t('safety.hazard.title')} saving={saving} wordsOf={useHazardTexts()}>
      <HazardFields form={saving.form} />
    </RecordPanel>
  );
};

const Reading = ({ kept }: Kept) => {
  const { t } = useTranslation();
  const textOf = useHazardTexts();
  if (kept === null) return <EmptyState message={t('safety.hazard.none')} />;
  const form = formOfHazard(kept);
  const facts = (Object.keys(form) as (keyof HazardForm)[]).flatMap((key) => {
    const text = textOf(key, form);
    return text === '' ? [] : [{ key, label: t(`safety.hazard.field.${key}`), text }];
  });
  return <Facts facts={[{ key: 'number', label: t('safety.hazard.number'), text: kept.hazardNo }, ...facts]} />;
};

/** The hazard of a report, for those who may say it and for those who may read it. */
export const HazardPart = ({ report: { id, can } }: { report: Report }) => {
  const { data: kept, error, refetch } = useQuery(hazardQuery(id));
  if (error && kept === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (kept === undefined) return <Skeleton height={240} />;
  return can.hazard === true ? <Editing reportId={id} kept={kept} /> : <Reading kept={kept} />;
};
