import { type FieldProblem, isBlankText } from '@portal/contract/kernel';
import { fileExtension, normalizeTitle } from '../document-names.ts';
import type { DocType } from '../documents.words.ts';
import { documentLimits } from '../documents-limits.ts';
import type { RevisionBody, UploadBody } from './body.schema.ts';

/** The three forms of an upload (rules/documents.md#upload). */
export type UploadForm = 'department' | 'manual' | 'general';

export const uploadFormOf = (isGeneral: boolean, docType: DocType): UploadForm => {
  if (isGeneral) return 'general';
  return docType === 'AOC' ? 'manual' : 'department';
};

const isThere = (value: unknown): boolean => (value ?? null) !== null;
const isGiven = (value: string | null | undefined): value is string => !isBlankText(value);

const required = (path: string): FieldProblem => ({ path, code: 'required' });
const notTaken = (path: string): FieldProblem => ({ path, code: 'not-taken-here' });

const revisionTexts = ['version', 'revisionDate', 'description'] as const;

/** Number, date and description, which a revision requires. */
const missingInRevision = (revision: RevisionBody | null | undefined, prefix: string): FieldProblem[] =>
  revisionTexts.filter((field) => !isGiven(revision?.[field])).map((field) => required(`${prefix}${field}`));

/** The problems of a title: nothing left after normalizing, or too long. */
export const checkTitle = (title: string | null | undefined): FieldProblem[] => {
  const normalized = normalizeTitle(title);
  if (isBlankText(normalized)) return [required('title')];
  const limit = documentLimits.title;
  return [...normalized].length > limit ? [{ path: 'title', code: 'too-long', limit }] : [];
};

const refusedHere: Record<UploadForm, (body: UploadBody) => FieldProblem[]> = {
  department: (body) => (isThere(body.manualId) ? [notTaken('manualId')] : []),
  manual: () => [],
  general: (body) => [
    ...(isThere(body.manualId) ? [notTaken('manualId')] : []),
    ...(isThere(body.revision)
      ? revisionTexts.filter((field) => isThere(body.revision?.[field])).map((field) => notTaken(`revision.${field}`))
      : []),
  ],
};

/**
 * The problems of an upload by itself, field by field; the server checks that its manual is in the drive and has the
 * given titles.
 */
export const checkUpload = (form: UploadForm, body: UploadBody): FieldProblem[] => {
  // Other fields may be valid for other kinds.
  if (form === 'general' && body.docType === 'AOC') return [{ path: 'docType', code: 'not-one-of' }];
  return [
    ...refusedHere[form](body),
    ...(form === 'manual' && !isThere(body.manualId) ? [required('manualId')] : []),
    ...(form === 'manual' ? [] : checkTitle(body.title)),
    ...(form === 'general' ? [] : missingInRevision(body.revision, 'revision.')),
  ];
};

/** The titles of a manual's document must be missing or equal to those of the manual. */
export const checkManualTitles = (
  body: Pick<UploadBody, 'title' | 'subTitle'>,
  manual: { title: string; subTitle: string | null },
): FieldProblem[] =>
  (['title', 'subTitle'] as const)
    .filter((field) => isGiven(body[field]) && body[field].trim() !== (manual[field] ?? ''))
    .map((path): FieldProblem => ({ path, code: 'of-the-manual' }));

/** The problems of a revision's form: missing fields, and another kind than its document. */
export const checkRevision = (body: RevisionBody, docType: DocType): FieldProblem[] => {
  if (!isThere(body.docType)) return [required('docType'), ...missingInRevision(body, '')];
  return [
    ...(body.docType === docType ? [] : [{ path: 'docType', code: 'not-one-of' } as const]),
    ...missingInRevision(body, ''),
  ];
};

/** The name that an upload may give its file; the extension must be that of the file. */
export const checkFileName = (typedName: string | null | undefined, file: { name: string }): FieldProblem[] =>
  isGiven(typedName) && fileExtension(typedName) !== fileExtension(file.name)
    ? [{ path: 'fileName', code: 'extension-differs' }]
    : [];

/**
 * The number of a new revision in a general drive: one more than the highest whole number there (1 if there is none).
 */
export const nextVersion = (versions: readonly string[]): string => {
  const wholeNumbers = versions.map((version) => version.trim()).filter((version) => /^[0-9]{1,24}$/.test(version));
  const highest = wholeNumbers.map(BigInt).reduce((most, each) => (each > most ? each : most), 0n);
  return `${highest + 1n}`;
};
