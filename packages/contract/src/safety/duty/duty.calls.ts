import {
  boolean,
  endpoint,
  id,
  instant,
  object,
  oneOf,
  optional,
  page,
  pageQuery,
  searchText,
} from '@portal/contract/kernel';
import * as Type from 'typebox';
import { reportTypes } from '../catalogue/report-codes.ts';
import { clockAnswer, decisionBody, duty, dutyRow } from './duty.schema.ts';
import { type DutyState, dutyStates } from './duty.states.ts';
import { dutyBases, dutyItems } from './duty-law.ts';

const access = { menu: 'ESMS' } as const;
const params = object({ id: id() });
const unseen = ['no-permission-on-document', 'not-found'] as const;

/** A filter that is set or not, without a false value. */
const onlyTrue = () => Type.Unsafe<true>({ type: 'boolean', enum: [true] });

/** The states by which the desk is filtered; children are not on the desk. */
export const deskStates = dutyStates.filter((state): state is Exclude<DutyState, 'WithMain'> => state !== 'WithMain');

export const dutyQuery = {
  state: optional(oneOf(...deskStates)),
  /** Something is still to be filed: Waiting or Late. */
  isOpen: optional(onlyTrue()),
  /** It was filed after its deadline. */
  isLate: optional(onlyTrue()),
  isConfirmed: optional(boolean()),
  needsReview: optional(boolean()),
  reportType: optional(oneOf(...reportTypes)),
  searchText: searchText(),
};

export const listDuties = endpoint({
  method: 'GET',
  path: '/api/esms/filings',
  summary: 'The desk of statutory filings, most urgent first',
  access,
  query: object({ ...pageQuery, ...dutyQuery }),
  reply: page(dutyRow),
});

export const computeClock = endpoint({
  method: 'GET',
  path: '/api/esms/filings/clock',
  summary: 'When a kind of event is due that starts at an instant of 2000 to 2100, and which days do not count',
  access,
  query: object({
    basis: oneOf(...dutyBases),
    item: optional(oneOf(...dutyItems)),
    startsAt: instant(),
    hindranceEndedAt: optional(instant()),
  }),
  reply: clockAnswer,
  problems: ['not-valid'],
});

export const getDuty = endpoint({
  method: 'GET',
  path: '/api/esms/reports/:id/duty',
  summary: 'What the law asks for a report, with its filings',
  access,
  params,
  reply: duty,
  problems: [...unseen, 'wrong-status'],
});

export const decideDuty = endpoint({
  method: 'PUT',
  path: '/api/esms/reports/:id/duty',
  summary: 'Decide what the law asks for a report; applies until the next decision',
  access,
  params,
  body: decisionBody,
  reply: duty,
  problems: [...unseen, 'wrong-status', 'child-report', 'changed-meanwhile', 'not-valid'],
});
