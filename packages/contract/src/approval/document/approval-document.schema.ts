import { departmentRef, person, personName } from '@portal/contract/directory';
import {
  attachedFile,
  boolean,
  canSchema,
  day,
  id,
  instant,
  integer,
  list,
  maybe,
  nullable,
  numberOf,
  object,
  oneOf,
  optional,
  type Static,
  text,
} from '@portal/contract/kernel';
import { annualLeaveInfo, dayCount, vacation, vacationBody } from '@portal/contract/leave';
import {
  documentActs,
  documentStatuses,
  lineActions,
  lineActs,
  pastActions,
  questionActs,
  referrerActs,
} from './approval-document.states.ts';
import { categories, categoryNames, componentNames } from './category.rules.ts';

/** Limits of a document (rules/approval.md#document-fields). */
export const limits = {
  title: 200,
  content: 5_000_000,
  comment: 2_000,
  lines: 30,
  referrers: 300,
  attachedDocs: 50,
  dueDays: 365,
  cancellationReason: 500,
  handOverReason: 500,
  questions: 100,
  /** The length of a question, and of its answer. */
  questionText: 2_000,
} as const;

export const approvalTypes = ['Approve', 'Agreement'] as const;
export type ApprovalType = (typeof approvalTypes)[number];

/** The number of a document; null for a draft. */
export const docNo = nullable(text(20));

export const categoryRef = object({
  id: id(),
  name: oneOf(...categoryNames),
  title: text(50),
  componentName: oneOf(...componentNames),
});

export const approvalLine = object({
  id: id(),
  seq: integer(1, limits.lines),
  approvalType: oneOf(...approvalTypes),
  approver: person,
  action: nullable(oneOf(...lineActions)),
  actionDate: nullable(instant()),
  comment: nullable(text(limits.comment)),
  /** The deputy who acted in the approver's place; null: the approver (rules/approval.md#act-in-place). */
  actedBy: nullable(person),
  /** The people who may act in place today: on pending lines of a document in progress. */
  deputy: nullable(person),
  /** A final decision, so that later lines were not asked any more (rules/approval.md#final-decision). */
  isFinal: boolean(),
  /** The past acts on the line, oldest first: none is ever removed. */
  pastActs: list(
    object({
      action: oneOf(...pastActions),
      actionDate: instant(),
      comment: nullable(text(limits.comment)),
      /** The person who acted; null: the present approver. */
      by: nullable(person),
      /** An act in place: `by` is the deputy. */
      inPlace: boolean(),
    }),
  ),
  /** The former approver who resigned, if the line was handed over (rules/approval.md#hand-over). */
  handedOverFrom: nullable(personName),
});
export type ApprovalLine = Static<typeof approvalLine>;

/** A line of the document itself, with `can`. */
export const documentLine = object({
  ...approvalLine.properties,
  /** Its approver resigned before acting: it waits until an administrator hands it over. */
  waitsForHandover: boolean(),
  /** Its approver has resigned by today and cannot be on the line of a new document. */
  isResigned: boolean(),
  can: canSchema(...lineActs),
});
export type DocumentLine = Static<typeof documentLine>;

export const referrerTypes = ['Employee', 'Department'] as const;

export const referrer = object({
  type: oneOf(...referrerTypes),
  sourceId: id(),
  name: departmentRef.properties.name,
  engName: departmentRef.properties.engName,
  email: nullable(person.properties.email),
  position: nullable(person.properties.position),
  departmentName: departmentRef.properties.name,
  departmentEngName: departmentRef.properties.engName,
  /** The person who added it, and may remove it again. */
  addedById: id(),
});
export type Referrer = Static<typeof referrer>;

/** A referrer of the document itself, with `can`. */
export const documentReferrer = object({ ...referrer.properties, can: canSchema(...referrerActs) });
export type DocumentReferrer = Static<typeof documentReferrer>;

/** A question of a present approver, and its answer (rules/approval.md#questions). */
export const question = object({
  id: id(),
  at: instant(),
  by: person,
  /** The principal if a deputy asked. */
  inPlaceOf: nullable(personName),
  to: person,
  text: text(limits.questionText),
  answer: nullable(object({ at: instant(), text: text(limits.questionText) })),
});
export type Question = Static<typeof question>;

/** A question of the document itself, with `can`. */
export const documentQuestion = object({ ...question.properties, can: canSchema(...questionActs) });
export type DocumentQuestion = Static<typeof documentQuestion>;

/** A document as an attachment of another, or as a possible one. */
export const attachedDocument = object({
  id: id(),
  docNo,
  title: text(limits.title),
  approvalDate: day(),
  drafter: person,
  lines: list(approvalLine),
  status: oneOf(...documentStatuses),
});
export type AttachedDocument = Static<typeof attachedDocument>;

/** The content version: counts modifications, and added or removed files, and nothing else. */
export const contentVersion = integer(1, 2_147_483_647);

/** A document to which another record refers. */
export const documentLink = object({ id: id(), docNo });

/** The fields of a printed document: the same for all of its readers. */
export const documentPaper = object({
  id: id(),
  docNo,
  title: text(limits.title),
  content: text(limits.content),
  normalType: text(20),
  category: categoryRef,
  status: oneOf(...documentStatuses),
  drafter: person,
  approvalDate: day(),
  submittedAt: nullable(instant()),
  completedAt: nullable(instant()),
  dueDate: nullable(day()),
  dueDays: integer(1, limits.dueDays),
  decidesArbitrarily: boolean(),
  comment: nullable(text(limits.comment)),
  lines: list(approvalLine),
  referrers: list(referrer),
  attachedDocs: list(attachedDocument),
  attachedFiles: list(attachedFile),
  vacation: nullable(vacation),
  /**
   * The drafter's leave balance of the year in which the application begins, for the drafter and the approvers while it
   * is in progress; the next field has it for every year it touches, two over New Year.
   */
  annualLeaveInfo: nullable(annualLeaveInfo),
  annualLeaveByYear: list(annualLeaveInfo),
  resubmissionOf: nullable(documentLink),
  canceledDate: nullable(instant()),
  cancellationReason: nullable(text(limits.cancellationReason)),
  /** When its drafter last reminded the present approvers. */
  nudgedAt: nullable(instant()),
  /** Oldest first. */
  questions: list(question),
  version: integer(1, 2_147_483_647),
  contentVersion,
});
export type DocumentPaper = Static<typeof documentPaper>;

/** Kinds of records that can be the subject of a document. */
export const subjectTypes = ['ManualRevision'] as const;

/** The subject of a document, and its link in the web. */
export const documentSubject = object({ type: oneOf(...subjectTypes), id: id(), place: text(500) });
export type DocumentSubject = Static<typeof documentSubject>;

/** A document as it is answered, with `can`. */
export const approvalDocument = object({
  ...documentPaper.properties,
  lines: list(documentLine),
  referrers: list(documentReferrer),
  questions: list(documentQuestion),
  /** The drafter's newest draft that replaces this document; null for everybody else. */
  draftId: nullable(id()),
  subject: nullable(documentSubject),
  can: canSchema(...documentActs),
});
export type ApprovalDocument = Static<typeof approvalDocument>;

/** Employees and departments by id. */
export const referrerRefs = list(object({ type: oneOf(...referrerTypes), sourceId: id() }), {
  maxItems: limits.referrers,
});

/** The body to draft, submit and modify a document. */
export const documentBody = object({
  title: optional(text(limits.title)),
  content: optional(text(limits.content)),
  category: object({ id: numberOf(categories.map((category) => category.id)) }),
  normalType: optional(text(20, 1)),
  dueDays: optional(integer(1, limits.dueDays)),
  decidesArbitrarily: optional(boolean()),
  comment: maybe(text(limits.comment)),
  lines: optional(
    list(
      object({
        seq: integer(1, 1000),
        approvalType: oneOf(...approvalTypes),
        approver: object({ id: id() }),
      }),
      { maxItems: limits.lines },
    ),
  ),
  referrers: optional(referrerRefs),
  attachedDocs: optional(list(object({ id: id() }), { maxItems: limits.attachedDocs })),
  vacation: maybe(vacationBody),
  resubmissionOf: maybe(object({ id: id() })),
});
export type DocumentBody = Static<typeof documentBody>;

/** The period of a leave application and its number of days. */
const rowLeave = object({ days: dayCount(), firstDate: day(), lastDate: day() });

export const documentRow = object({
  id: id(),
  docNo,
  title: text(limits.title),
  category: categoryRef,
  status: oneOf(...documentStatuses),
  approvalDate: day(),
  dueDate: nullable(day()),
  drafterName: person.properties.name,
  drafterEngName: person.properties.engName,
  departmentName: departmentRef.properties.name,
  departmentEngName: departmentRef.properties.engName,
  currentApprovers: list(person.properties.name),
  /** The same people in the same order. */
  currentApproversEng: list(person.properties.engName),
  /** Their departments, with repetitions. */
  currentApproverDepartments: list(departmentRef.properties.name),
  currentApproverDepartmentsEng: list(departmentRef.properties.engName),
  attachedFileCount: integer(0, 100_000),
  hasComment: boolean(),
  /** The reader put it on hold, and it still waits for them. */
  isHeld: boolean(),
  /** A question to the reader waits for an answer. */
  asksMe: boolean(),
  /** The principal, for requests in which the reader may act in place. */
  inPlaceOf: nullable(personName),
  /** For a leave application with chosen days. */
  leave: optional(rowLeave),
});
export type DocumentRow = Static<typeof documentRow>;

/** A recently used approval line; `id` is the last document that had it. */
export const recentLine = object({
  id: id(),
  lines: list(object({ seq: integer(1, limits.lines), approvalType: oneOf(...approvalTypes), approver: person })),
});
export type RecentLine = Static<typeof recentLine>;

/** A document submitted by the caller, to copy for a new one. */
export const submittedDocument = object({
  id: id(),
  docNo,
  title: text(limits.title),
  approvalDate: day(),
  category: categoryRef,
  lines: list(approvalLine),
});
export type SubmittedDocument = Static<typeof submittedDocument>;
