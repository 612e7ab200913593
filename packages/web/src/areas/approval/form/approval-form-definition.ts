import { dayText } from '../../../platform/formats.ts';
import { translate } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import type { Copying } from '../../../ui/form/copy/local-copy.ts';
import type { Definition } from '../../../ui/form/form-definition.ts';
import { approvalFormWords } from './approval-form.words.ts';
import { type DocumentForm, sameForm } from './approval-form-values.ts';

/** The fields of the form in their order. */
const fields = [
  'title',
  'dueDays',
  'vacation',
  'lines',
  'referrers',
  'comment',
  'content',
  'attachedDocs',
  'files',
] as const;
export type FormField = (typeof fields)[number];

const placed = /^(vacation\.periods|attachedDocs|lines|referrers)\.(\d+)/;

const nameAt = (path: string, { vacation, attachedDocs, lines, referrers }: DocumentForm): string | undefined => {
  const [, list, at] = placed.exec(path) ?? [];
  const place = Number(at);
  const day = vacation?.periods[place]?.vacationDate;
  const document = attachedDocs[place];
  const approver = lines[place]?.approver;
  if (list === 'vacation.periods') return day && dayText(day);
  if (list === 'attachedDocs') return document && (document.docNo ?? document.title);
  if (list === 'lines') return approver && nameOf(approver);
  return list === 'referrers' ? referrers[place]?.name : undefined;
};

export const documentDefinition: Definition<DocumentForm> = {
  name: 'document',
  fields,
  aliases: { attachedFiles: 'files', decidesArbitrarily: 'lines' },
  labelOf: (field: FormField) => translate(approvalFormWords.field[field]),
  nameAt,
  same: sameForm,
  // With self-approval most fields are optional.
  isMoot: (judged, now) => judged.selfApprove !== now.selfApprove,
};

export const documentCopying: Copying<DocumentForm> = {
  isForm: (found): found is DocumentForm => {
    if (typeof found !== 'object' || found === null) return false;
    const { title, content, lines } = found as Record<string, unknown>;
    return typeof title === 'string' && typeof content === 'string' && Array.isArray(lines);
  },
  bare: (form) => ({ ...form, content: form.content.replace(/<img\b[^>]*>/gi, '') }),
};

/** Refusals after which a document can no longer be written: elsewhere it was deleted, or sent out. */
export const notWritableCodes: ReadonlySet<string> = new Set([
  'document-not-found',
  'already-processed',
  'no-permission-on-document',
  'no-permission',
]);
