import { checkRequiredTexts, type FieldProblem } from '@portal/contract/kernel';
import { type NoticeBody, noticeBody } from './notice.schema.ts';

/** Neither title nor content may be blank (rules/documents.md#notice). */
export const checkNotice = (body: NoticeBody): FieldProblem[] => checkRequiredTexts(noticeBody, body);
