import { boolean, day, id, object, oneOf, optional, type Static, searchText } from '@portal/contract/kernel';
import { submittedStatuses } from '../case/case.states.ts';
import { riskClasses } from '../case/risk-matrix.ts';
import { occurrences } from '../catalogue/occurrences.ts';
import { codes, reportTypes } from '../catalogue/report-codes.ts';
import { airportText, numberText, severalOf } from './filter-values.ts';

/** Where words are searched: in titles and numbers, or in contents as well. */
export const searchTypes = ['Title', 'Content'] as const;
export type SearchType = (typeof searchTypes)[number];

/** The leaves of the occurrence categories, in the order of the tree. */
export const occurrenceLeaves = occurrences.flatMap(({ childNodes }) => childNodes);

/** The filters that drafts have too. */
export const draftFilters = {
  reportType: optional(oneOf(...reportTypes)),
  myReportOnly: optional(boolean()),
  status: optional(oneOf(...submittedStatuses)),
  fieldLevel1Id: optional(id()),
  fieldLevel2Id: optional(id()),
  searchText: searchText(),
};

/** The filters on the reports themselves, in the list and on the board (rules/safety.md#filters). */
export const recordFilters = {
  reportType: draftFilters.reportType,
  status: draftFilters.status,
  fieldLevel1Id: draftFilters.fieldLevel1Id,
  fieldLevel2Id: draftFilters.fieldLevel2Id,
  /** Days of the event in Seoul. */
  fromDate: optional(day()),
  toDate: optional(day()),
  eventType: optional(severalOf(codes.eventType)),
  category: optional(severalOf(occurrenceLeaves.map((leaf) => leaf.id))),
  phase: optional(severalOf(codes.flightPhase)),
  riskClass: optional(severalOf(riskClasses)),
  caseType: optional(severalOf(codes.caseType)),
  impact: optional(severalOf(codes.operationalImpact)),
  airport: optional(airportText()),
  registrationNo: optional(numberText()),
  flightNo: optional(numberText()),
  /** The department of the reporter, including those below it; never matches a confidential report. */
  divisionId: optional(id()),
  /** The person who has an action on it that was not cancelled. */
  ownerId: optional(id()),
  open: optional(boolean()),
  overdue: optional(boolean()),
};

/**
 * All filters of the report list. `awaitsMe`: those whose second assessment is pending from the caller. `awaitsAnswer`:
 * those that ask for feedback which the caller may give now and nobody has. `hasNews`: own reports with news in the
 * dialogue. `awaitsReply`: those whose reporter waits for a reply of the safety office. `mainOnly`: without those whose
 * main report the caller sees too.
 */
export const reportFilters = {
  ...draftFilters,
  ...recordFilters,
  awaitsMe: optional(boolean()),
  awaitsAnswer: optional(boolean()),
  hasNews: optional(boolean()),
  awaitsReply: optional(boolean()),
  mainOnly: optional(boolean()),
  searchType: optional(oneOf(...searchTypes)),
};

const reportFilter = object(reportFilters);
/** The filters of a list for the server: a part may be missing or undefined. */
export type Parts<Filter> = { [Name in keyof Filter]?: Filter[Name] | undefined };

/** Filters of reports, combined by AND. */
export type ReportFilter = Parts<Static<typeof reportFilter>>;
