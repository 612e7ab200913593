import {
  checkEffectiveDate,
  checkManualRevision,
  type ManualRevision,
  type ManualRevisionBody,
  manualRevisionBody,
} from '@portal/contract/documents';
import type { FieldProblem } from '@portal/contract/kernel';
import { today } from '../../../platform/device/clock.ts';
import { translate } from '../../../platform/i18n.ts';
import type { Definition } from '../../../ui/form/form-definition.ts';
import { tooLong } from '../../../ui/form/form-limits.ts';
import { documentWords } from '../document/document.words.ts';
import { manualRevisionWords } from './manual-revision.words.ts';

/** `files` is the name of the chosen file, which is not part of the form. */
export type PreparedForm = {
  version: string;
  revisionDate: string;
  description: string;
  effectiveDate: string;
  files: string;
};

export const emptyPrepared = (): PreparedForm => ({
  version: '',
  revisionDate: today(),
  description: '',
  effectiveDate: '',
  files: '',
});

export const formOfRevision = (revision: ManualRevision): PreparedForm => ({
  version: revision.version,
  revisionDate: revision.revisionDate,
  description: revision.description,
  effectiveDate: revision.effectiveDate ?? '',
  files: '',
});

export const bodyOfPrepared = ({
  version,
  revisionDate,
  description,
  effectiveDate,
}: PreparedForm): ManualRevisionBody => ({
  version,
  revisionDate,
  description,
  effectiveDate: effectiveDate || null,
});

const labels: Record<keyof PreparedForm, () => string> = {
  version: () => translate(documentWords.field.version),
  revisionDate: () => translate(documentWords.field.revisionDate),
  description: () => translate(documentWords.field.description),
  effectiveDate: () => translate(manualRevisionWords.field.effectiveDate),
  files: () => translate(documentWords.field.file),
};

/** A new revision needs a file; a changed one keeps its file if none is chosen. */
export const preparedDefinition = (isNew: boolean): Definition<PreparedForm> => ({
  name: 'manual-revision',
  fields: ['version', 'revisionDate', 'effectiveDate', 'description', 'files'] satisfies (keyof PreparedForm)[],
  labelOf: (field: keyof PreparedForm) => labels[field](),
  isRequired: (field) => field !== 'effectiveDate' && (isNew || field !== 'files'),
  check: (form): FieldProblem[] => [
    ...checkManualRevision(bodyOfPrepared(form)),
    ...checkEffectiveDate(form.effectiveDate || null, today()),
    ...tooLong(form, manualRevisionBody),
    ...(isNew && form.files === '' ? [{ path: 'files', code: 'required' } as const] : []),
  ],
});
