import { person } from '@portal/contract/directory';
import {
  attachedFile,
  boolean,
  canSchema,
  id,
  instant,
  list,
  maybe,
  nullable,
  object,
  oneOf,
  optional,
  type Static,
  text,
} from '@portal/contract/kernel';
import { moment } from '../report/report-row.schema.ts';

/** Limits of an entry (rules/safety.md#dialogue); the size limit of its files is that of a report. */
export const dialogueLimits = { content: 5_000, files: 5, maxFileBytes: 31_457_280 } as const;

export const entryKinds = ['Message', 'Question', 'Closing', 'Progress'] as const;
export type EntryKind = (typeof entryKinds)[number];
/** The kinds that people write; the server writes the others together with the change they describe. */
export const writtenKinds = ['Message', 'Question'] as const;
export const entryStages = ['Reviewing', 'Acting', 'Reopened', 'Lesson'] as const;
export type EntryStage = (typeof entryStages)[number];
export const entrySides = ['Reporter', 'Office'] as const;
export type EntrySide = (typeof entrySides)[number];

export const entryFile = object({ ...attachedFile.properties, extension: text(255) });
export type EntryFile = Static<typeof entryFile>;

/** An entry of a dialogue as it is answered. */
export const dialogueEntry = object({
  id: id(),
  kind: oneOf(...entryKinds),
  by: oneOf(...entrySides),
  /** The member of the office who wrote it, or the reporter of an ordinary report; otherwise null. */
  author: nullable(person),
  content: text(dialogueLimits.content),
  stage: nullable(oneOf(...entryStages)),
  lesson: nullable(object({ id: id(), lessonNo: text(20), title: text(200) })),
  /** An instant; for a confidential report the day; null while it is held. */
  createdDate: nullable(moment()),
  isHeld: boolean(),
  attachedFiles: list(entryFile),
  can: canSchema('delete'),
});
export type DialogueEntry = Static<typeof dialogueEntry>;

export const dialogue = object({
  entries: list(dialogueEntry),
  /** When an entry written now would reach the office; null in an ordinary report, where that is immediately. */
  nextDelivery: nullable(instant()),
});
export type Dialogue = Static<typeof dialogue>;

export const entryBody = object({
  content: maybe(text(dialogueLimits.content)),
  kind: optional(oneOf(...writtenKinds)),
});
export type EntryBody = Static<typeof entryBody>;

export const readBody = object({ lastSeen: id() });
