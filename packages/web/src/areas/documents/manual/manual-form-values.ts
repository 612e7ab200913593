import { checkManual, type DocumentPerson, type Manual, type ManualBody, manualBody } from '@portal/contract/documents';
import type { FieldProblem } from '@portal/contract/kernel';
import { translate } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import type { Definition } from '../../../ui/form/form-definition.ts';
import { tooLong } from '../../../ui/form/form-limits.ts';
import { documentWords } from '../document/document.words.ts';
import { manualWords } from './manual.words.ts';

export type ManualForm = {
  manualType: Manual['manualType'] | '';
  manualClass: Manual['manualClass'] | '';
  docNo: string;
  title: string;
  subTitle: string;
  abbr: string;
  driveId: string;
  departmentId: string;
  managers: DocumentPerson[];
  controlled: boolean;
  /** Whether the user set the switch; otherwise it follows the class of a new manual. */
  isControlSet: boolean;
};

/** A person as a manual refers to them, without other fields of a list of people. */
export const personOf = ({ id, name, engName, email, position, department }: DocumentPerson): DocumentPerson => ({
  id,
  name,
  engName,
  email,
  position,
  department,
});

export const newManual = (driveId: number | undefined, departmentId: number | undefined): ManualForm => ({
  manualType: '',
  manualClass: '',
  docNo: '',
  title: '',
  subTitle: '',
  abbr: '',
  driveId: String(driveId ?? ''),
  departmentId: String(departmentId ?? ''),
  managers: [],
  controlled: false,
  isControlSet: false,
});

export const formOfManual = (manual: Manual): ManualForm => ({
  manualType: manual.manualType,
  manualClass: manual.manualClass,
  docNo: manual.docNo,
  title: manual.title,
  subTitle: manual.subTitle ?? '',
  abbr: manual.abbr ?? '',
  driveId: String(manual.driveId),
  departmentId: String(manual.departmentId),
  managers: manual.managers.map(personOf),
  controlled: manual.controlled,
  isControlSet: true,
});

const idOf = (chosen: string): number | null => (chosen === '' ? null : Number(chosen));

/** The body to send; the drive of a new manual is in the path. */
export const bodyOfManual = (form: ManualForm): ManualBody => ({
  manualType: form.manualType || null,
  manualClass: form.manualClass || null,
  docNo: form.docNo,
  title: form.title,
  subTitle: form.subTitle.trim() || null,
  abbr: form.abbr.trim() || null,
  departmentId: idOf(form.departmentId),
  managers: form.managers.map(({ id }) => ({ id })),
  controlled: form.controlled,
});

const labels: Record<keyof ManualForm, () => string> = {
  manualType: () => translate(documentWords.field.manualType),
  manualClass: () => translate(documentWords.field.manualClass),
  docNo: () => translate(documentWords.field.docNo),
  title: () => translate(documentWords.field.title),
  subTitle: () => translate(documentWords.field.subTitle),
  abbr: () => translate(documentWords.field.abbr),
  driveId: () => translate(documentWords.field.drive),
  departmentId: () => translate(manualWords.department),
  managers: () => translate(manualWords.managers),
  controlled: () => translate(manualWords.controlled),
  isControlSet: () => translate(manualWords.controlled),
};

const fields = [
  'manualType',
  'manualClass',
  'docNo',
  'abbr',
  'title',
  'subTitle',
  'driveId',
  'departmentId',
  'managers',
  'controlled',
] as const satisfies readonly (keyof ManualForm)[];

type Required = 'manualType' | 'manualClass' | 'docNo' | 'title' | 'driveId' | 'departmentId';

const required: ReadonlySet<string> = new Set<Required>([
  'manualType',
  'manualClass',
  'docNo',
  'title',
  'driveId',
  'departmentId',
]);

export const manualDefinition: Definition<ManualForm> = {
  name: 'manual',
  fields,
  labelOf: (field: keyof ManualForm) => labels[field](),
  isRequired: (field) => required.has(field),
  missing: (field: Required) => translate(manualWords.missing[field]),
  nameAt: (path, { managers }) => {
    const [, place] = /^managers\.(\d+)/.exec(path) ?? [];
    const person = place === undefined ? undefined : managers[Number(place)];
    return person && nameOf(person);
  },
  check: (form): FieldProblem[] => [
    ...checkManual(bodyOfManual(form)),
    ...(form.driveId === '' ? [{ path: 'driveId', code: 'required' } as const] : []),
    ...tooLong(form, manualBody),
  ],
};
