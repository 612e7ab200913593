import { type FieldProblem, isBlankText } from '@portal/contract/kernel';
import { dialogueLimits, type EntryBody, type EntrySide, type writtenKinds } from './dialogue.schema.ts';

/** An entry as it is stored, with its text unchanged. */
export type NormalizedEntry = { content: string; kind: (typeof writtenKinds)[number] };

export const normalizeEntry = ({ content, kind }: EntryBody): NormalizedEntry => ({
  content: content ?? '',
  kind: kind ?? 'Message',
});

/**
 * The problems of an entry: only the office asks, only the reporter sends files, and text is required unless there are
 * files (rules/safety.md#dialogue).
 */
export const checkEntry = ({ content, kind }: NormalizedEntry, by: EntrySide, fileCount: number): FieldProblem[] => {
  const isReporter = by === 'Reporter';
  const problems: FieldProblem[] = [];
  if (isReporter && kind === 'Question') problems.push({ path: 'kind', code: 'not-applicable' });
  if (!isReporter && fileCount > 0) problems.push({ path: 'files', code: 'not-applicable' });
  if (fileCount > dialogueLimits.files) problems.push({ path: 'files', code: 'too-many', limit: dialogueLimits.files });
  if (isBlankText(content) && (fileCount === 0 || !isReporter)) problems.push({ path: 'content', code: 'required' });
  return problems;
};

/** The default closing word for reporters. */
export const defaultClosingWord = '보고해 주셔서 감사합니다. 검토를 마치고 이 보고서를 종결합니다.';

/** The closing word as it is stored. */
export const closingWord = (body: { content?: string | null } | null): string => {
  const content = body?.content ?? '';
  return isBlankText(content) ? defaultClosingWord : content;
};
