import type { FieldProblem } from '@portal/contract/kernel';
import { documentLimits } from '../documents-limits.ts';
import type { ReaderRuleBody } from './reading.schema.ts';

/** A group as it is stored. */
export type ReaderGroup = {
  departmentId: number | null;
  withBelow: boolean;
  positions: string[];
  jobTitles: string[];
};

/** A rule as it is stored. */
export type NormalReaderRule = { groups: ReaderGroup[]; plus: number[]; minus: number[]; dueDays: number | null };

const texts = (given: readonly string[] | null | undefined): string[] => [
  ...new Set((given ?? []).map((text) => text.trim())),
];

/** A body with missing fields as empty, and each person once. */
export const normalReaderRule = ({ groups, plus, minus, dueDays }: ReaderRuleBody): NormalReaderRule => ({
  groups: (groups ?? []).map((group) => ({
    departmentId: group.departmentId ?? null,
    withBelow: group.withBelow ?? true,
    positions: texts(group.positions),
    jobTitles: texts(group.jobTitles),
  })),
  plus: [...new Set(plus ?? [])],
  minus: [...new Set(minus ?? [])],
  dueDays: dueDays ?? null,
});

/** The departments and people of a rule that can be chosen. */
export type ReaderRuleFacts = { departments: ReadonlySet<number>; people: ReadonlySet<number> };

const blanks = (given: readonly string[] | null | undefined, path: string): FieldProblem[] =>
  (given ?? []).flatMap((text, place): FieldProblem[] =>
    text.trim() === '' ? [{ path: `${path}.${place}`, code: 'required' }] : [],
  );

/** The problems of a rule (rules/documents.md#readers-by-rule). */
export const checkReaderRule = (
  { groups, plus, minus }: ReaderRuleBody,
  { departments, people }: ReaderRuleFacts,
): FieldProblem[] => {
  const strangers = (ids: readonly number[], path: string): FieldProblem[] =>
    ids.flatMap((id, place): FieldProblem[] =>
      people.has(id) ? [] : [{ path: `${path}.${place}`, code: 'person-inactive' }],
    );
  const named = new Set(plus ?? []);
  const both = (minus ?? []).flatMap((id, place): FieldProblem[] =>
    named.has(id) && people.has(id) ? [{ path: `minus.${place}`, code: 'in-both' }] : [],
  );
  return [
    ...(groups ?? []).flatMap(({ departmentId, positions, jobTitles }, place): FieldProblem[] => [
      ...((departmentId ?? null) === null || departments.has(departmentId as number)
        ? []
        : [{ path: `groups.${place}.departmentId`, code: 'department-inactive' } as const]),
      ...blanks(positions, `groups.${place}.positions`),
      ...blanks(jobTitles, `groups.${place}.jobTitles`),
    ]),
    ...strangers(plus ?? [], 'plus'),
    ...strangers(minus ?? [], 'minus'),
    ...both,
  ];
};

/** The problem of a rule that matches more people than allowed. */
export const checkMatched = (matched: number): FieldProblem[] => {
  const limit = documentLimits.readers;
  return matched > limit ? [{ path: 'groups', code: 'too-many', limit }] : [];
};
