import { stepsOf } from '@portal/contract/approval';
import { namesOf } from './document-people.ts';
import { referrerName } from './referrer-words.ts';
import type { DocumentForm } from './write-form.ts';
import type { FormField } from './write-problems.ts';

export type Difference = { field: FormField; theirs: string; mine: string };

const AROUND = 40;
const SHOWN = 160;

const textOf = (html: string): string => {
  const { body } = new DOMParser().parseFromString(
    html.replaceAll(/<(?=\/?(p|div|li|h[1-6]|tr|br)\b)/gi, ' <'),
    'text/html',
  );
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
};

/** Two texts from a little before where they part. */
const fromWhereTheyPart = (one: string, other: string): [string, string] => {
  let at = 0;
  while (at < Math.min(one.length, other.length) && one[at] === other[at]) at += 1;
  const start = Math.max(0, at - AROUND);
  const cut = (text: string): string =>
    `${start > 0 ? '…' : ''}${text.slice(start, start + SHOWN)}${text.length > start + SHOWN ? '…' : ''}`;
  return [cut(one), cut(other)];
};

const words: Record<Exclude<FormField, 'content' | 'files'>, (form: DocumentForm) => string> = {
  title: ({ title }) => title,
  dueDays: ({ dueDays }) => String(dueDays),
  vacation: ({ vacation }) =>
    vacation === null
      ? ''
      : vacation.periods
          .map(({ vacationDate }) => vacationDate)
          .toSorted()
          .join(', '),
  lines: ({ lines }) =>
    stepsOf(lines)
      .map(({ seq, lines: members }) => `${seq}. ${namesOf(members)}`)
      .join(' → '),
  referrers: ({ referrers }) => referrers.map(referrerName).join(', '),
  comment: ({ comment }) => comment,
  attachedDocs: ({ attachedDocs }) => attachedDocs.map(({ docNo, title }) => docNo ?? title).join(', '),
};

/** What differs between the form and the document as somebody else saved it, field by field. */
export const differences = (mine: DocumentForm, theirs: DocumentForm): Difference[] => {
  const plain = (Object.keys(words) as (keyof typeof words)[]).flatMap((field): Difference[] => {
    const [one, other] = [words[field](theirs), words[field](mine)];
    return one === other ? [] : [{ field, theirs: one, mine: other }];
  });
  if (theirs.content === mine.content) return plain;
  const [one, other] = fromWhereTheyPart(textOf(theirs.content), textOf(mine.content));
  return [...plain, { field: 'content', theirs: one, mine: other }];
};
