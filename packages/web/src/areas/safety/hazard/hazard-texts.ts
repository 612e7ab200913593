import { caseWords } from '@portal/contract/safety';
import { useTranslation } from '../../../platform/i18n.ts';
import { useConsequences, useHazardCategories } from '../report/report-trees.ts';
import { wayText } from './hazard-fields.tsx';
import { hazardFieldsWords } from './hazard-fields.words.ts';
import type { HazardForm } from './hazard-form.ts';

/** What a field of a hazard says, in words. */
export const useHazardTexts = () => {
  const { t } = useTranslation();
  const [categories, consequences] = [useHazardCategories(), useConsequences()];
  const texts: Record<keyof HazardForm, (form: HazardForm) => string> = {
    title: ({ title }) => title,
    source: ({ source }) => (source === '' ? '' : t(caseWords.source[source])),
    report: ({ report }) => report?.reportNo ?? '',
    category: ({ category }) => wayText(categories, category),
    categoryDescription: (form) => form.categoryDescription,
    potentialConsequences: (form) =>
      form.potentialConsequences
        .map(({ path, description }) => [wayText(consequences, path), description].filter(Boolean).join(': '))
        .join(', '),
    controlType: ({ controlType }) => (controlType === '' ? '' : t(hazardFieldsWords.control[controlType])),
  };
  return (field: string, form: HazardForm): string => texts[field as keyof HazardForm](form);
};
