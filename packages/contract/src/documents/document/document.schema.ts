import { departmentRef } from '@portal/contract/directory';
import {
  boolean,
  canSchema,
  day,
  id,
  instant,
  integer,
  list,
  nullable,
  object,
  oneOf,
  type Static,
  text,
} from '@portal/contract/kernel';
import { contentStates, docTypes } from '../documents.words.ts';
import { documentLimits } from '../documents-limits.ts';
import { driveRef } from '../drive/drive.schema.ts';
import { manualRef } from '../manual/manual.schema.ts';
import { revisionPeriods } from '../manual-revision/manual-revision.states.ts';
import { documentPerson } from '../person.schema.ts';
import { reader } from './reader.schema.ts';

export const revisionActs = ['edit', 'delete', 'preview'] as const;
export type RevisionAct = (typeof revisionActs)[number];

export const revision = object({
  id: id(),
  /** Its number, as a text. */
  version: text(documentLimits.version),
  revisionDate: day(),
  description: text(documentLimits.description),
  fileName: text(255),
  size: integer(0, 2_147_483_647),
  modifiedDate: instant(),
  modifier: documentPerson,
  department: departmentRef,
  contentState: oneOf(...contentStates),
  /** Its state by its day, and the days between which it is in force; null for a plain document. */
  state: nullable(oneOf(...revisionPeriods)),
  inForceFrom: nullable(day()),
  inForceUntil: nullable(day()),
});
export type Revision = Static<typeof revision>;

const rowFields = {
  id: id(),
  driveId: id(),
  docKey: text(40),
  docType: oneOf(...docTypes),
  title: text(documentLimits.manualTitle),
  subTitle: nullable(text(documentLimits.subTitle)),
  fileName: text(255),
  createdDate: instant(),
  creator: documentPerson,
  department: departmentRef,
  /** Null for a plain document. */
  manual: nullable(manualRef),
  revision,
  /** For a manual: released revisions whose day is in the future, by day. */
  upcoming: list(revision),
  /** Whether the caller marked the current revision as read. */
  isRead: boolean(),
  /** Whether there are older revisions. */
  more: boolean(),
  version: integer(1, 2_147_483_647),
};

/** How many of the required readers have read its current revision. */
export const readingProgress = object({ readers: integer(0, 10_000), read: integer(0, 10_000) });

/** A document in a list; `progress` only for those who may see readers. */
export const documentRow = object({ ...rowFields, progress: nullable(readingProgress) });
export type DocumentRow = Static<typeof documentRow>;

export const documentActs = ['title', 'upload', 'delete', 'setReaders', 'seeReaders'] as const;
export type DocumentAct = (typeof documentActs)[number];

/** A document of a drive with its revisions, newest first; `readers` is null for those who may not see them. */
export const driveDocument = object({
  ...rowFields,
  drive: driveRef,
  revisions: list(object({ ...revision.properties, can: canSchema(...revisionActs) })),
  upcoming: list(object({ ...revision.properties, can: canSchema(...revisionActs) })),
  /** Whether a reader has to confirm that they understood it (rules/documents.md#required-reading). */
  needsConfirmation: boolean(),
  readers: nullable(list(reader)),
  can: canSchema(...documentActs),
});
export type DriveDocument = Static<typeof driveDocument>;
