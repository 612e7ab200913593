import { departmentLimits, departmentRef, employeeLimits } from '@portal/contract/directory';
import {
  boolean,
  day,
  id,
  instant,
  integer,
  list,
  maybe,
  nullable,
  object,
  oneOf,
  type Static,
  text,
} from '@portal/contract/kernel';
import { docTypes } from '../documents.words.ts';
import { documentLimits } from '../documents-limits.ts';
import { revisionPeriods } from '../manual-revision/manual-revision.states.ts';
import { documentPerson } from '../person.schema.ts';

const words = (longest: number) => list(text(longest), { maxItems: documentLimits.readerTexts });
const group = {
  withBelow: boolean(),
  /** Empty means any; the same for the job titles. */
  positions: words(employeeLimits.position),
  jobTitles: words(employeeLimits.jobTitle),
};
const dueDays = nullable(integer(0, documentLimits.dueDays));

/** Who must read a document: every active employee who is in a group or in `plus`, and not in `minus`. */
export const readerRule = object({
  /** Without a department the whole company. */
  groups: list(object({ department: nullable(departmentRef), ...group })),
  plus: list(documentPerson),
  minus: list(documentPerson),
  /** Days from the assignment until the due day; null: never due. */
  dueDays,
  /** The number of matching people now. */
  matched: integer(0, 2_147_483_647),
  version: integer(0, 2_147_483_647),
});
export type ReaderRule = Static<typeof readerRule>;

const people = () => maybe(list(id(), { maxItems: documentLimits.readers }));

/** A rule to save; missing fields are empty. */
export const readerRuleBody = object({
  groups: maybe(
    list(
      object({
        departmentId: maybe(id()),
        withBelow: maybe(boolean()),
        positions: maybe(group.positions),
        jobTitles: maybe(group.jobTitles),
      }),
      { maxItems: documentLimits.readerGroups },
    ),
  ),
  plus: people(),
  minus: people(),
  dueDays: maybe(integer(0, documentLimits.dueDays)),
});
export type ReaderRuleBody = Static<typeof readerRuleBody>;

const count = () => integer(0, 2_147_483_647);

/** The reading progress of a document, or of a department's people. */
export const readingBoardRow = object({
  document: nullable(
    object({
      id: id(),
      driveId: id(),
      docType: oneOf(...docTypes),
      title: text(documentLimits.manualTitle),
      docNo: nullable(text(documentLimits.docNo)),
    }),
  ),
  revision: nullable(
    object({
      id: id(),
      version: text(documentLimits.version),
      /** Null for a plain document. */
      state: nullable(oneOf(...revisionPeriods)),
      inForceFrom: nullable(day()),
    }),
  ),
  department: nullable(departmentRef),
  readers: count(),
  read: count(),
  overdue: count(),
  /** Rounded down. */
  percent: integer(0, 100),
});
export type ReadingBoardRow = Static<typeof readingBoardRow>;

/** A mark of having read, as it was made (rules/documents.md#evidence). */
export const readingEvidence = object({
  id: id(),
  document: object({
    id: id(),
    docKey: text(40),
    docNo: nullable(text(documentLimits.docNo)),
    title: text(documentLimits.manualTitle),
    isDeleted: boolean(),
  }),
  revision: object({ id: id(), version: text(documentLimits.version), isDeleted: boolean() }),
  /** Position and department at that time. */
  employee: object({
    id: id(),
    name: documentPerson.properties.name,
    engName: documentPerson.properties.engName,
    position: documentPerson.properties.position,
    department: object({ id: id(), name: text(departmentLimits.name), engName: text(departmentLimits.engName) }),
  }),
  readAt: instant(),
  confirmed: boolean(),
});
export type ReadingEvidence = Static<typeof readingEvidence>;
