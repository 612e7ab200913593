import type { CodeName } from '@portal/contract/safety';
import { translate } from '../../../platform/i18n.ts';
import { pathText, pathTo, type TreeNode } from '../../../ui/tree/nodes.ts';
import type { Fact } from '../view/facts.tsx';
import { say } from '../view/text-of.ts';
import { classificationWords } from './classification.words.ts';
import { asked, type ClassificationForm } from './form.ts';

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
export const classificationText = (
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
export const classificationFacts = (form: ClassificationForm, occurrences: readonly TreeNode[] | undefined): Fact[] => {
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
