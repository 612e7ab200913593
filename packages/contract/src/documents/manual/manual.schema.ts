import { departmentLimits } from '@portal/contract/directory';
import {
  boolean,
  canSchema,
  day,
  id,
  integer,
  list,
  maybe,
  nullable,
  object,
  oneOf,
  type Static,
  text,
} from '@portal/contract/kernel';
import { manualClasses, manualTypes } from '../documents.words.ts';
import { documentLimits } from '../documents-limits.ts';
import { documentPerson } from '../person.schema.ts';

const fields = {
  id: id(),
  manualType: oneOf(...manualTypes),
  manualClass: oneOf(...manualClasses),
  docNo: text(documentLimits.docNo),
  title: text(documentLimits.manualTitle),
  subTitle: nullable(text(documentLimits.subTitle)),
  abbr: nullable(text(documentLimits.abbr)),
};

/** A manual as its document tells of it. */
export const manualRef = object(fields);
export type ManualRef = Static<typeof manualRef>;

export const manualActs = ['change', 'delete', 'prepare'] as const;
export type ManualAct = (typeof manualActs)[number];

/** A released revision as its manual tells of it. */
export const manualEdition = object({ id: id(), version: text(documentLimits.version), inForceFrom: day() });
export type ManualEdition = Static<typeof manualEdition>;

export const manual = object({
  ...fields,
  departmentId: id(),
  departmentName: text(departmentLimits.name),
  departmentEngName: text(departmentLimits.engName),
  driveId: id(),
  /** None before the first upload, and of a controlled one before its first revision is in force. */
  documentId: nullable(id()),
  /** Whether its revisions come through approval (rules/documents.md#controlled-manuals). */
  controlled: boolean(),
  /** The revision in force today, or on the day that was asked for. */
  inForce: nullable(manualEdition),
  /** Released ones whose day is still to come, by their day. */
  upcoming: list(manualEdition),
  managers: list(documentPerson),
  version: integer(1, 2_147_483_647),
  can: canSchema(...manualActs),
});
export type Manual = Static<typeof manual>;

/** What is needed of it says `checkManual`; `driveId` moves a manual that stands. */
export const manualBody = object({
  manualType: maybe(oneOf(...manualTypes)),
  manualClass: maybe(oneOf(...manualClasses)),
  docNo: maybe(text(documentLimits.docNo)),
  title: maybe(text(documentLimits.manualTitle)),
  subTitle: maybe(text(documentLimits.subTitle)),
  abbr: maybe(text(documentLimits.abbr)),
  departmentId: maybe(id()),
  driveId: maybe(id()),
  /** Left out: off of a new manual, else as it is. */
  controlled: maybe(boolean()),
  managers: maybe(list(object({ id: id() }), { maxItems: documentLimits.managers })),
});
export type ManualBody = Static<typeof manualBody>;
