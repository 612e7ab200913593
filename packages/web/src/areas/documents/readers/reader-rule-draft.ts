import { documentLimits, type ReaderRule } from '@portal/contract/documents';
import type { PickedPerson } from '../../approval/index.ts';
import type { RuleRest } from './document-readers.queries.ts';

/** A group in the state of the form; lists are texts separated by commas. */
export type GroupDraft = {
  key: number;
  /** Empty: the whole company. */
  departmentId: string;
  withBelow: boolean;
  positions: string;
  jobTitles: string;
};

/** A rule in the state of the form, without added people. */
export type RuleDraft = { groups: readonly GroupDraft[]; minus: readonly PickedPerson[]; dueDays: string };

let keys = 0;
const nextKey = (): number => ++keys;

export const newGroup = (): GroupDraft => ({
  key: nextKey(),
  departmentId: '',
  withBelow: true,
  positions: '',
  jobTitles: '',
});

export const draftOf = ({ groups, minus, dueDays }: ReaderRule): RuleDraft => ({
  groups: groups.map(({ department, withBelow, positions, jobTitles }) => ({
    key: nextKey(),
    departmentId: department === null ? '' : String(department.id),
    withBelow,
    positions: positions.join(', '),
    jobTitles: jobTitles.join(', '),
  })),
  minus,
  dueDays: dueDays === null ? '' : String(dueDays),
});

const textsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((text) => text.trim())
      .filter(Boolean),
  ),
];

/** The body to send; days that are not a number count as none. */
export const restOfDraft = ({ groups, minus, dueDays }: RuleDraft): RuleRest => ({
  groups: groups.map(({ departmentId, withBelow, positions, jobTitles }) => ({
    departmentId: departmentId === '' ? null : Number(departmentId),
    withBelow,
    positions: textsIn(positions),
    jobTitles: textsIn(jobTitles),
  })),
  minus: minus.map(({ id }) => id),
  dueDays: dueDays.trim() === '' ? null : Number(dueDays),
});

/** Whether the days are a whole number that may be set, or left open. */
export const hasValidDays = ({ dueDays }: RuleDraft): boolean =>
  /^\d{0,3}$/.test(dueDays.trim()) && Number(dueDays) <= documentLimits.dueDays;
