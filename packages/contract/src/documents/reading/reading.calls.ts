import {
  boolean,
  day,
  endpoint,
  fileReply,
  id,
  object,
  oneOf,
  optional,
  page,
  pageQuery,
  searchText,
} from '@portal/contract/kernel';
import { readerRule, readerRuleBody, readingBoardRow, readingEvidence } from './reading.schema.ts';

const access = { menu: 'Document' } as const;
const rulePath = '/api/drives/:id/documents/:docId/reader-rule';
const byDocument = object({ id: id(), docId: id() });

export const getReaderRule = endpoint({
  method: 'GET',
  path: rulePath,
  summary: 'The rule by which people must read a document',
  access,
  params: byDocument,
  reply: readerRule,
  problems: ['not-found'],
});

export const setReaderRule = endpoint({
  method: 'PUT',
  path: rulePath,
  summary: 'Replace the rule by which people must read a document',
  access,
  params: byDocument,
  body: readerRuleBody,
  reply: readerRule,
  problems: ['not-found', 'not-valid', 'changed-meanwhile'],
});

export const boardKinds = ['document', 'department'] as const;
export type BoardKind = (typeof boardKinds)[number];

const boardFilter = {
  by: optional(oneOf(...boardKinds)),
  driveId: optional(id()),
  documentId: optional(id()),
  revisionId: optional(id()),
  departmentId: optional(id()),
  overdue: optional(boolean()),
};

export const getReadingBoard = endpoint({
  method: 'GET',
  path: '/api/drives/reading-board',
  summary: 'The progress of required reading: by document the least read first, or by department',
  access,
  query: object({ ...boardFilter, ...pageQuery }),
  reply: page(readingBoardRow),
  problems: ['not-valid'],
});

export const exportReadingBoard = endpoint({
  method: 'GET',
  path: '/api/drives/reading-board/export',
  summary: 'The complete board as a spreadsheet',
  access,
  query: object(boardFilter),
  reply: fileReply,
  problems: ['not-valid'],
});

const evidenceFilter = {
  employeeId: optional(id()),
  manualId: optional(id()),
  documentId: optional(id()),
  revisionId: optional(id()),
  searchText: searchText(),
  fromDate: optional(day()),
  toDate: optional(day()),
};

export const listReadingEvidence = endpoint({
  method: 'GET',
  path: '/api/drives/reading-evidence',
  summary:
    "Who read which revision when, newest first; of everybody for those who may see readers, otherwise one's own",
  access,
  query: object({ ...evidenceFilter, ...pageQuery }),
  reply: page(readingEvidence),
});

export const exportReadingEvidence = endpoint({
  method: 'GET',
  path: '/api/drives/reading-evidence/export',
  summary: 'The same as a spreadsheet, with all rows',
  access,
  query: object(evidenceFilter),
  reply: fileReply,
});
