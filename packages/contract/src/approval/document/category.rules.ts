import { wordsIn, writtenNumber } from '@portal/contract/kernel';
import { categoryWords } from './category.words.ts';

export const categoryNames = ['LetterOfApproval', 'LeaveApplication'] as const;
export type CategoryName = (typeof categoryNames)[number];

export const componentNames = ['Normal', 'Vacation'] as const;

export type Category = {
  id: number;
  name: CategoryName;
  componentName: (typeof componentNames)[number];
  title: string;
  description: string;
  ordering: number;
  thumbnail: string;
  /** The prefix of its document numbers. */
  prefix: string;
  /** The tag at the start of a new document's title (rules/approval.md#categories). */
  titleTag: string;
};

/** The categories of documents with their fixed ids (rules/approval.md#categories). */
export const categories: readonly Category[] = [
  {
    id: 1,
    name: 'LetterOfApproval',
    componentName: 'Normal',
    ...wordsIn('ko', categoryWords.LetterOfApproval),
    ordering: 1,
    thumbnail: 'letter-of-approval',
    prefix: 'LA',
    titleTag: '[품의서]',
  },
  {
    id: 2,
    name: 'LeaveApplication',
    componentName: 'Vacation',
    ...wordsIn('ko', categoryWords.LeaveApplication),
    ordering: 2,
    thumbnail: 'leave-application',
    prefix: 'LV',
    titleTag: '[휴가신청서]',
  },
];

export const UNTITLED = '[제목없음]';

export const findCategory = (id: number): Category | undefined => categories.find((category) => category.id === id);

/** The category of a stored document; ids come only from `categories`. */
export const categoryOf = (id: number): Category => {
  const category = findCategory(id);
  if (category === undefined) throw new Error(`no category ${id}`);
  return category;
};

/** `LA-2026-000123`: prefix, year of submission, number within both (rules/approval.md#numbers). */
export const documentNumber = (prefix: string, year: number, number: number): string =>
  writtenNumber(prefix, year, number, 6);
