import { type ApprovalDocument, stepsOf } from '@portal/contract/approval';
import type { AttachedFile } from '@portal/contract/kernel';
import { translate } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { formatBytes } from '../../../ui/files/drop-limits.ts';
import { formWords } from '../../../ui/form/form.words.ts';
import type { Difference } from '../../../ui/form/form-definition.ts';
import { absenceWords } from '../../leave/index.ts';
import { approvalPaperWords } from '../document/approval-document.words.ts';
import { lineWords } from '../line/line.words.ts';
import { referrerName } from '../referrer/referrer-selection.ts';
import { vacationWords } from '../vacation/vacation.words.ts';
import { choiceOf, halfDayOf } from '../vacation/vacation-periods.ts';
import { approvalFormWords } from './approval-form.words.ts';
import type { FormField } from './approval-form-definition.ts';
import { type DocumentForm, formOf } from './approval-form-values.ts';

/** The kinds of differences, which are more detailed than the fields. */
type DifferentField = Exclude<FormField, 'files'> | 'leaveKind' | 'contact' | 'selfApprove';

type Found = {
  field: DifferentField;
  theirs: string;
  mine: string;
  /** The words are the same: what differs is how they are set, or the pictures among them. */
  only?: 'format' | 'pictures';
};

const AROUND = 40;
const SHOWN = 160;

const parsed = (html: string): HTMLElement =>
  new DOMParser().parseFromString(html.replaceAll(/<(?=\/?(p|div|li|h[1-6]|tr|br)\b)/gi, ' <'), 'text/html').body;

const textOf = (html: string): string => (parsed(html).textContent ?? '').replaceAll(/\s+/g, ' ').trim();

const picturesOf = (html: string): string => [...parsed(html).querySelectorAll('img')].map(({ src }) => src).join(' ');

/** Two texts from a little before where they part. */
const fromWhereTheyPart = (one: string, other: string): [string, string] => {
  let at = 0;
  while (at < Math.min(one.length, other.length) && one[at] === other[at]) at += 1;
  const start = Math.max(0, at - AROUND);
  const shortened = (text: string): string =>
    `${start > 0 ? '…' : ''}${text.slice(start, start + SHOWN)}${text.length > start + SHOWN ? '…' : ''}`;
  return [shortened(one), shortened(other)];
};

/** 1. 배성민 → 2. 오지훈, 문서윤 (합의); with their codes where names alone would look the same. */
const lineText = ({ lines }: DocumentForm, withCodes: boolean): string =>
  stepsOf(lines)
    .map(({ seq, lines: members }) => {
      const names = members.map(({ approver }) => nameOf(approver) + (withCodes ? ` (${approver.code})` : ''));
      const agrees = members.some(({ approvalType }) => approvalType === 'Agreement');
      return `${seq}. ${names.join(', ')}${agrees ? ` (${translate(lineWords.type.Agreement)})` : ''}`;
    })
    .join(' → ');

const kindWords = (vacation: NonNullable<DocumentForm['vacation']>): string => {
  const half = halfDayOf(vacation);
  return half
    ? translate(vacationWords.halfDay, { half: translate(vacationWords.half[half]) })
    : translate(absenceWords[choiceOf(vacation)]);
};

const dayWords = ({ periods }: NonNullable<DocumentForm['vacation']>): string =>
  periods
    .map(({ vacationDate }) => vacationDate)
    .toSorted()
    .join(', ');

type Words = (form: DocumentForm, exactly: boolean) => string;

const words: Record<Exclude<DifferentField, 'content'>, Words> = {
  title: ({ title }) => title,
  dueDays: ({ dueDays }) => (dueDays === '' ? '' : dueDays + translate(approvalFormWords.daySuffix)),
  leaveKind: ({ vacation }) => (vacation ? kindWords(vacation) : ''),
  contact: ({ vacation }) => vacation?.contract ?? '',
  vacation: ({ vacation }) => (vacation ? dayWords(vacation) : ''),
  lines: lineText,
  selfApprove: ({ selfApprove }) => (selfApprove ? translate(approvalFormWords.selfApprove) : ''),
  referrers: ({ referrers }, exactly) =>
    referrers.map((each) => referrerName(each) + (exactly ? ` (${each.sourceId})` : '')).join(', '),
  comment: ({ comment }) => comment,
  attachedDocs: ({ attachedDocs }) => attachedDocs.map(({ docNo, title }) => docNo ?? title).join(', '),
};

/** Two people of one name get their ids where that is all that differs. */
const inWords = (field: keyof typeof words, mine: DocumentForm, theirs: DocumentForm): Found[] => {
  for (const exactly of [false, true]) {
    const [one, other] = [words[field](theirs, exactly), words[field](mine, exactly)];
    if (one !== other) return [{ field, theirs: one, mine: other }];
  }
  return [];
};

const inContent = ({ content: mine }: DocumentForm, { content: theirs }: DocumentForm): Found[] => {
  if (theirs === mine) return [];
  const [one, other] = fromWhereTheyPart(textOf(theirs), textOf(mine));
  if (textOf(theirs) !== textOf(mine)) return [{ field: 'content', theirs: one, mine: other }];
  const only = picturesOf(theirs) === picturesOf(mine) ? 'format' : 'pictures';
  return [{ field: 'content', theirs: one, mine: other, only }];
};

/** The differences between the form and the document as somebody else saved it, field by field. */
export const differences = (mine: DocumentForm, theirs: DocumentForm): Found[] => [
  ...(Object.keys(words) as (keyof typeof words)[]).flatMap((field) => inWords(field, mine, theirs)),
  ...inContent(mine, theirs),
];

const ownLabels = {
  leaveKind: vacationWords.type,
  contact: vacationWords.contact,
  selfApprove: approvalFormWords.selfApprove,
} as const;

const labelOf = (field: DifferentField): string =>
  field === 'leaveKind' || field === 'contact' || field === 'selfApprove'
    ? translate(ownLabels[field])
    : translate(approvalFormWords.field[field]);

/** The same, as the form shows them. */
export const documentDifferences = (mine: DocumentForm, stored: DocumentForm): Difference[] =>
  differences(mine, stored).map(({ field, theirs, mine: own, only }) => ({
    key: field,
    label: labelOf(field),
    mine: own,
    stored: theirs,
    ...(only ? { both: translate(only === 'format' ? formWords.page.onlyFormat : formWords.page.onlyPictures) } : {}),
  }));

const fileNames = (files: readonly AttachedFile[]): string =>
  files.map(({ name, size }) => `${name} (${formatBytes(size)})`).join(', ');

/** Removed and added files; a file that was replaced by another with the same name is both. */
const fileDifferences = ({ attachedFiles: read }: ApprovalDocument, { attachedFiles: now }: ApprovalDocument) => {
  const without = (files: readonly AttachedFile[], others: readonly AttachedFile[]) =>
    files.filter(({ id }) => others.every((other) => other.id !== id));
  const [removed, added] = [without(read, now), without(now, read)];
  if (removed.length + added.length === 0) return [];
  return [
    { key: 'files', label: translate(approvalPaperWords.files), mine: fileNames(removed), stored: fileNames(added) },
  ];
};

/** What of a document changed since it was read, field by field, with its files. */
export const contentDifferences = (read: ApprovalDocument, now: ApprovalDocument): Difference[] => [
  ...documentDifferences(formOf(read), formOf(now)),
  ...fileDifferences(read, now),
];
