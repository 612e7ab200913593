import {
  type ControlType,
  checkHazard,
  type Hazard,
  type HazardBody,
  type HazardSource,
  hazardBody,
  hazardLabels,
} from '@portal/contract/safety';
import { translate } from '../../../platform/i18n.ts';
import type { Definition } from '../../../ui/form/form-definition.ts';
import { tooLong } from '../../../ui/form/form-limits.ts';
import { levelsOf, pathOf } from '../catalogue/catalogue-levels.ts';
import { hazardFieldsWords } from './hazard-fields.words.ts';

/** A way down a tree, as its ids from the top. */
export type DescribedPath = { path: number[]; description: string };

export type HazardForm = {
  title: string;
  /** The source; for a hazard of another case it follows from the case. */
  source: HazardSource | '';
  report: { id: number; reportNo: string } | null;
  category: number[];
  categoryDescription: string;
  potentialConsequences: DescribedPath[];
  controlType: ControlType | '';
};

export const newHazardForm: HazardForm = {
  title: '',
  source: '',
  report: null,
  category: [],
  categoryDescription: '',
  potentialConsequences: [],
  controlType: '',
};

/** As the form of a case's hazard shows it. */
export const formOfHazard = ({ title, category, potentialConsequences, controlType }: Hazard): HazardForm => ({
  title,
  source: '',
  report: null,
  category: pathOf(category),
  categoryDescription: category.description ?? '',
  potentialConsequences: potentialConsequences.map((way) => ({
    path: pathOf(way),
    description: way.description ?? '',
  })),
  controlType: controlType ?? '',
});

const textOrNull = (text: string): string | null => text.trim() || null;

export const bodyOfHazard = (form: HazardForm): HazardBody => ({
  title: form.title.trim(),
  ...(form.source === '' ? {} : { source: form.source }),
  ...(form.report === null ? {} : { report: { id: form.report.id } }),
  category: { ...levelsOf(form.category), description: textOrNull(form.categoryDescription) },
  potentialConsequences: form.potentialConsequences.map(({ path, description }) => ({
    ...levelsOf(path),
    description: textOrNull(description),
  })),
  controlType: form.controlType === '' ? null : form.controlType,
});

const required: ReadonlySet<string> = new Set(['title', 'category', 'potentialConsequences']);
type FieldName = keyof HazardForm | 'description';

/** The fields shown of a hazard that belongs to a case, in their order. */
export const hazardFacts = [
  'title',
  'category',
  'categoryDescription',
  'potentialConsequences',
  'controlType',
] as const;

const labelOf = (field: string): string => translate(hazardLabels[(field.split('.').at(-1) ?? field) as FieldName]);

export const hazardDefinition: Definition<HazardForm> = {
  name: 'hazard',
  fields: [
    'title',
    'category',
    'categoryDescription',
    'potentialConsequences',
    'potentialConsequences.*.description',
    'controlType',
  ],
  aliases: { 'category.description': 'categoryDescription' },
  labelOf,
  isRequired: (field) => required.has(field),
  missing: () => translate(hazardFieldsWords.missing),
  check: (form) => [
    ...checkHazard(bodyOfHazard(form)),
    ...(form.potentialConsequences.length === 0 ? [{ path: 'potentialConsequences', code: 'required' } as const] : []),
    ...tooLong({ ...form, category: { description: form.categoryDescription } }, hazardBody),
  ],
};
