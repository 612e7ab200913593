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

/** A manual as its document refers to it. */
export const manualRef = object(fields);
export type ManualRef = Static<typeof manualRef>;

export const manualActs = ['change', 'delete', 'prepare'] as const;
export type ManualAct = (typeof manualActs)[number];

/** A released revision as its manual refers to it. */
export const manualEdition = object({ id: id(), version: text(documentLimits.version), inForceFrom: day() });
export type ManualEdition = Static<typeof manualEdition>;

export const manual = object({
  ...fields,
  departmentId: id(),
  departmentName: text(departmentLimits.name),
  departmentEngName: text(departmentLimits.engName),
  driveId: id(),
  /** Null before the first upload, and for a controlled one before its first revision is in force. */
  documentId: nullable(id()),
  /** Whether its revisions need approval (rules/documents.md#controlled-manuals). */
  controlled: boolean(),
  /** The revision in force today, or on the requested day. */
  inForce: nullable(manualEdition),
  /** Released revisions whose day is in the future, by day. */
  upcoming: list(manualEdition),
  managers: list(documentPerson),
  version: integer(1, 2_147_483_647),
  can: canSchema(...manualActs),
});
export type Manual = Static<typeof manual>;

/** `checkManual` decides which fields are required; `driveId` moves an existing manual. */
export const manualBody = object({
  manualType: maybe(oneOf(...manualTypes)),
  manualClass: maybe(oneOf(...manualClasses)),
  docNo: maybe(text(documentLimits.docNo)),
  title: maybe(text(documentLimits.manualTitle)),
  subTitle: maybe(text(documentLimits.subTitle)),
  abbr: maybe(text(documentLimits.abbr)),
  departmentId: maybe(id()),
  driveId: maybe(id()),
  /** If missing: off for a new manual, otherwise unchanged. */
  controlled: maybe(boolean()),
  managers: maybe(list(object({ id: id() }), { maxItems: documentLimits.managers })),
});
export type ManualBody = Static<typeof manualBody>;
