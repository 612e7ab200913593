import {
  checkUpload,
  documentLimits,
  fileExtension,
  normalizeTitle,
  revisionBody,
  type UploadBody,
  type UploadForm,
} from '@portal/contract/documents';
import type { FieldProblem } from '@portal/contract/kernel';
import { translate } from '../../../platform/i18n.ts';
import type { Definition } from '../../../ui/form/form-definition.ts';
import { tooLong } from '../../../ui/form/form-limits.ts';
import { documentWords } from '../document/document.words.ts';
import { documentUploadWords } from './document-upload.words.ts';

/** `files` is the name of the chosen file, which is not part of the form. */
export type UploadValues = {
  manualId: string;
  title: string;
  version: string;
  revisionDate: string;
  description: string;
  files: string;
};

type Field = keyof UploadValues;

export const emptyUpload: UploadValues = {
  manualId: '',
  title: '',
  version: '',
  revisionDate: '',
  description: '',
  files: '',
};

const revisionFields: readonly Field[] = ['version', 'revisionDate', 'description'];

/** The fields of each of the three forms, in the order of the screen (rules/documents.md#upload). */
const fieldsOf: Record<UploadForm, readonly Field[]> = {
  department: ['files', 'title', ...revisionFields],
  manual: ['manualId', 'files', ...revisionFields],
  general: ['files', 'title'],
};

const givenOf: Record<UploadForm, (values: UploadValues) => Omit<UploadBody, 'docType' | 'overwrite'>> = {
  department: ({ title, version, revisionDate, description }) => ({
    title,
    revision: { version, revisionDate, description },
  }),
  manual: ({ manualId, version, revisionDate, description }) => ({
    manualId: manualId === '' ? null : Number(manualId),
    revision: { version, revisionDate, description },
  }),
  general: ({ title }) => ({ title }),
};

export const bodyOfUpload = (form: UploadForm, values: UploadValues): UploadBody => ({
  docType: form === 'manual' ? 'AOC' : 'Normal',
  ...givenOf[form](values),
});

const aliases = Object.fromEntries([
  ...revisionFields.map((field) => [`revision.${field}`, field]),
  ['fileName', 'files'],
]);

const labels: Record<Field, () => string> = {
  manualId: () => translate(documentWords.field.manual),
  title: () => translate(documentWords.field.title),
  version: () => translate(documentWords.field.version),
  revisionDate: () => translate(documentWords.field.revisionDate),
  description: () => translate(documentWords.field.description),
  files: () => translate(documentWords.field.file),
};

/** One of the three forms; for a new revision of a given document the title is fixed. */
export const uploadDefinition = (form: UploadForm): Definition<UploadValues> => ({
  name: `upload-${form}`,
  fields: fieldsOf[form],
  labelOf: (field: Field) => labels[field](),
  isRequired: () => true,
  missing: (field: Field) => translate(documentUploadWords.missing[field]),
  aliases,
  check: (values): FieldProblem[] => [
    ...checkUpload(form, bodyOfUpload(form, values)),
    ...tooLong(values, revisionBody).filter(({ path }) => fieldsOf[form].includes(path as Field)),
    ...(values.files === '' ? [{ path: 'files', code: 'required' } as const] : []),
  ],
});

/** The default title from a file name, cut to the length of a title. */
export const proposedTitle = (stem: string): string =>
  [...normalizeTitle(stem)].slice(0, documentLimits.title).join('').trim();

/** The number after this one: its last digits are incremented (`Rev.09` → `Rev.10`); undefined without digits. */
export const nextVersion = (version: string): string => {
  const digits = /\d+(?=\D*$)/.exec(version)?.[0];
  if (digits === undefined || digits.length > 9) return '';
  const next = String(Number(digits) + 1).padStart(digits.length, '0');
  return version.replace(/\d+(?=\D*$)/, next);
};

export const extensionIn = ({ files }: Pick<UploadValues, 'files'>): string => fileExtension(files);
