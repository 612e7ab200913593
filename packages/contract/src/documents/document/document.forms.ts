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

/** Number, date and description, which a revision needs. */
const lackingInRevision = (revision: RevisionBody | null | undefined, prefix: string): FieldProblem[] =>
  revisionTexts.filter((field) => !isGiven(revision?.[field])).map((field) => required(`${prefix}${field}`));

/** A title as typed: something is left of it, and not more than fits. */
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
 * What is wrong with an upload by itself, field by field; whether its manual stands in the drive and its titles are the
 * manual's is for the server to see.
 */
export const checkUpload = (form: UploadForm, body: UploadBody): FieldProblem[] => {
  // What else it holds would be right elsewhere.
  if (form === 'general' && body.docType === 'AOC') return [{ path: 'docType', code: 'not-one-of' }];
  return [
    ...refusedHere[form](body),
    ...(form === 'manual' && !isThere(body.manualId) ? [required('manualId')] : []),
    ...(form === 'manual' ? [] : checkTitle(body.title)),
    ...(form === 'general' ? [] : lackingInRevision(body.revision, 'revision.')),
  ];
};

/** The titles of a manual's document are left out or the manual's. */
export const checkManualTitles = (
  body: Pick<UploadBody, 'title' | 'subTitle'>,
  manual: { title: string; subTitle: string | null },
): FieldProblem[] =>
  (['title', 'subTitle'] as const)
    .filter((field) => isGiven(body[field]) && body[field].trim() !== (manual[field] ?? ''))
    .map((path): FieldProblem => ({ path, code: 'of-the-manual' }));

/** What a revision's form lacks, and whether it says another kind than its document is of. */
export const checkRevision = (body: RevisionBody, docType: DocType): FieldProblem[] => {
  if (!isThere(body.docType)) return [required('docType'), ...lackingInRevision(body, '')];
  return [
    ...(body.docType === docType ? [] : [{ path: 'docType', code: 'not-one-of' } as const]),
    ...lackingInRevision(body, ''),
  ];
};

/** The name that an upload may tell of its file; its extension is the file's. */
export const checkFileName = (typedName: string | null | undefined, file: { name: string }): FieldProblem[] =>
  isGiven(typedName) && fileExtension(typedName) !== fileExtension(file.name)
    ? [{ path: 'fileName', code: 'extension-differs' }]
    : [];

/** The number that a revision in a general drive gets: one more than the highest whole number there (1 where none is). */
export const nextVersion = (versions: readonly string[]): string => {
  const wholeNumbers = versions.map((version) => version.trim()).filter((version) => /^[0-9]{1,24}$/.test(version));
  const highest = wholeNumbers.map(BigInt).reduce((most, each) => (each > most ? each : most), 0n);
  return `${highest + 1n}`;
};
