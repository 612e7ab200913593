import {
  boolean,
  canSchema,
  day,
  endpoint,
  id,
  integer,
  list,
  object,
  oneOf,
  optional,
  page,
  pageQuery,
  searchText,
  text,
} from '@portal/contract/kernel';
import { type DocumentList, documentRoles } from './approval-document.rules.ts';
import { attachedDocument, documentRow, recentLine, submittedDocument } from './approval-document.schema.ts';
import { sentStatuses } from './approval-document.states.ts';
import { documentOrders } from './approval-list-orders.ts';
import { categoryNames, componentNames } from './category.rules.ts';

const access = { menu: 'Approval' } as const;

const listQuery = object({
  ...pageQuery,
  searchText: searchText(),
  categoryId: optional(id()),
  fromDate: optional(day()),
  toDate: optional(day()),
  status: optional(oneOf(...sentStatuses)),
  role: optional(oneOf(...documentRoles)),
  sort: optional(oneOf(...documentOrders)),
  /** Rejected ones that were not resubmitted yet. */
  toRewrite: optional(boolean()),
  /** Those with a question to the caller that waits for an answer. */
  asksMe: optional(boolean()),
  /** Only requests in which the reader may act in place, or only their own. */
  inPlace: optional(boolean()),
});

const listEndpoint = <const L extends DocumentList>(name: L, summary: string) =>
  endpoint({
    method: 'GET',
    path: `/api/approval/docs/${name}`,
    summary,
    access,
    query: listQuery,
    reply: page(documentRow),
  });

export const documentListEndpoints = {
  draft: listEndpoint('draft', 'My drafts'),
  'in-progress': listEndpoint('in-progress', 'Under way, where I am drafter, on the line or referrer'),
  requested: listEndpoint('requested', 'Waiting for my act'),
  completed: listEndpoint('completed', 'Completed, rejected or canceled, where I am drafter, on the line or referrer'),
  approved: listEndpoint('approved', 'Those I approved'),
  submitted: listEndpoint('submitted', 'Those I submitted'),
} as const satisfies Record<DocumentList, unknown>;

export const getApprovalCounts = endpoint({
  method: 'GET',
  path: '/api/approval/my',
  summary:
    'How many drafts, documents in progress, requests and questions the caller has, and which documents they can create',
  access,
  reply: object({
    can: canSchema('selfApprove'),
    draftCount: integer(0, 10_000),
    inProgressCount: integer(0, 10_000),
    requestedCount: integer(0, 10_000),
    /** Documents with a question to the caller that waits for an answer. */
    askedCount: integer(0, 10_000),
  }),
});

export const listCategories = endpoint({
  method: 'GET',
  path: '/api/common/approval-categories',
  summary: 'The categories of documents that can be created',
  access: 'signed-in',
  reply: list(
    object({
      id: id(),
      name: oneOf(...categoryNames),
      componentName: oneOf(...componentNames),
      title: text(50),
      description: text(200),
      ordering: integer(1, 100),
      thumbnail: text(100),
    }),
  ),
});

export const listToAttach = endpoint({
  method: 'GET',
  path: '/api/approval/docs/to-attach',
  summary: 'Completed documents that the caller may see and attach',
  access,
  query: object({ ...pageQuery, searchText: searchText() }),
  reply: page(attachedDocument),
});

export const listRecentLines = endpoint({
  method: 'GET',
  path: '/api/approval/docs/recent-lines',
  summary: "The caller's last distinct approval lines",
  access,
  reply: list(recentLine),
});

export const listRecentSubmitted = endpoint({
  method: 'GET',
  path: '/api/approval/docs/recent-submitted',
  summary: "The caller's last submitted documents",
  access,
  reply: list(submittedDocument),
});
