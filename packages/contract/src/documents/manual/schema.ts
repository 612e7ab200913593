import { departmentLimits } from '@portal/contract/directory';
import {
  canSchema,
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

export const manualActs = ['change', 'delete'] as const;
export type ManualAct = (typeof manualActs)[number];

export const manual = object({
  ...fields,
  departmentId: id(),
  departmentName: text(departmentLimits.name),
  departmentEngName: text(departmentLimits.engName),
  driveId: id(),
  /** None before the first upload. */
  documentId: nullable(id()),
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
  managers: maybe(list(object({ id: id() }), { maxItems: documentLimits.managers })),
});
export type ManualBody = Static<typeof manualBody>;
