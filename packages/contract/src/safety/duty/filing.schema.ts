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

/** The authority that receives a filing. */
export const filingRecipients = ['Minister', 'RegionalOffice', 'KOTSA', 'Other'] as const;
export type FilingRecipient = (typeof filingRecipients)[number];

/** The form of a filing; `Article33` is a report of a failure under Article 33, which counts in the same way. */
export const filingForms = ['65', '65-2', '66', 'Electronic', 'Article33', 'Other'] as const;
export type FilingForm = (typeof filingForms)[number];

/** Limits of a filing (rules/safety.md#filings). */
export const filingLimits = { recipientName: 100, receiptNo: 100, note: 500, reason: 500 } as const;
export const filingFileLimits = { maxFileBytes: 31_457_280, maxFiles: 10 } as const;

/** A filing to record; missing fields are null. */
export const filingBody = object({
  recipient: oneOf(...filingRecipients),
  recipientName: maybe(text(filingLimits.recipientName)),
  form: oneOf(...filingForms),
  filedAt: instant(),
  receiptNo: maybe(text(filingLimits.receiptNo)),
  note: maybe(text(filingLimits.note)),
});
export type FilingBody = Static<typeof filingBody>;

export const voidBody = object({ reason: maybe(text(filingLimits.reason)) });
export type VoidBody = Static<typeof voidBody>;

export const filingFile = object({ ...attachedFile.properties, extension: text(255) });
export type FilingFile = Static<typeof filingFile>;

export const filingActs = ['files', 'void'] as const;

/** The fields of a filing for everybody who reads the duty, including the reporter. */
const shownToReporter = {
  id: id(),
  recipient: oneOf(...filingRecipients),
  form: oneOf(...filingForms),
  filedAt: instant(),
  receiptNo: nullable(text(filingLimits.receiptNo)),
  /** Whether it fulfils the duty in its present class. */
  counts: boolean(),
};

/** A filing, for the safety office. */
export const filing = object({
  ...shownToReporter,
  reportId: id(),
  reportNo: text(20),
  recipientName: nullable(text(filingLimits.recipientName)),
  note: nullable(text(filingLimits.note)),
  files: list(filingFile),
  recordedBy: person,
  recordedDate: instant(),
  voided: nullable(object({ by: person, at: instant(), reason: text(filingLimits.reason) })),
  can: canSchema(...filingActs),
});
export type Filing = Static<typeof filing>;

/** A filing within a duty, of which the reporter reads a part. */
export const shownFiling = object({
  ...shownToReporter,
  reportId: optional(id()),
  reportNo: optional(text(20)),
  recipientName: maybe(text(filingLimits.recipientName)),
  note: maybe(text(filingLimits.note)),
  files: optional(list(filingFile)),
  recordedBy: optional(person),
  recordedDate: optional(instant()),
  voided: optional(filing.properties.voided),
  can: optional(canSchema(...filingActs)),
});
export type ShownFiling = Static<typeof shownFiling>;
