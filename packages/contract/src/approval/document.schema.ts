import { person } from '@portal/contract/directory';
import {
  boolean,
  day,
  id,
  instant,
  integer,
  list,
  nullable,
  numberOf,
  object,
  oneOf,
  optional,
  type Static,
  text,
} from '@portal/contract/kernel';
import { categories, categoryNames, componentNames } from './category.rules.ts';
import { documentStatuses, lineActions } from './document.states.ts';

/** Limits of decisions: approval, The document. */
export const limits = {
  title: 200,
  content: 5_000_000,
  comment: 2_000,
  lines: 30,
  referrers: 300,
  dueDays: 365,
  cancellationReason: 500,
} as const;

export const approvalTypes = ['Approve', 'Agreement'] as const;
export type ApprovalType = (typeof approvalTypes)[number];

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
});
export type ApprovalLine = Static<typeof approvalLine>;

export const referrerTypes = ['Employee', 'Department'] as const;

export const referrer = object({
  type: oneOf(...referrerTypes),
  sourceId: id(),
  name: text(20),
  email: nullable(text(40)),
  position: nullable(text(20)),
  departmentName: text(20),
  departmentEngName: text(30),
});
export type Referrer = Static<typeof referrer>;

export const attachedFile = object({ id: id(), name: text(255), size: integer(0, 2_147_483_647) });
export type AttachedFile = Static<typeof attachedFile>;

export const approvalDocument = object({
  id: id(),
  docNo: nullable(text(20)),
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
  attachedFiles: list(attachedFile),
  canceledDate: nullable(instant()),
  cancellationReason: nullable(text(limits.cancellationReason)),
  version: integer(1, 2_147_483_647),
});
export type ApprovalDocument = Static<typeof approvalDocument>;

/** What is sent to draft, submit and modify. */
export const documentBody = object({
  title: optional(text(limits.title)),
  content: optional(text(limits.content)),
  category: object({ id: numberOf(categories.map((category) => category.id)) }),
  normalType: optional(text(20, 1)),
  dueDays: optional(integer(1, limits.dueDays)),
  decidesArbitrarily: optional(boolean()),
  comment: optional(nullable(text(limits.comment))),
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
  referrers: optional(list(object({ type: oneOf(...referrerTypes), sourceId: id() }), { maxItems: limits.referrers })),
});
export type DocumentBody = Static<typeof documentBody>;

export const documentRow = object({
  id: id(),
  docNo: nullable(text(20)),
  title: text(limits.title),
  category: categoryRef,
  status: oneOf(...documentStatuses),
  approvalDate: day(),
  dueDate: nullable(day()),
  drafterName: text(10),
  departmentName: text(20),
  currentApprovers: list(text(10)),
  attachedFileCount: integer(0, 100_000),
  hasComment: boolean(),
});
export type DocumentRow = Static<typeof documentRow>;
