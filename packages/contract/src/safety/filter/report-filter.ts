import { boolean, day, id, object, oneOf, optional, type Static, searchText } from '@portal/contract/kernel';
import { submittedStatuses } from '../case/case.states.ts';
import { riskClasses } from '../case/risk-matrix.ts';
import { occurrences } from '../catalogue/occurrences.ts';
import { codes, reportTypes } from '../catalogue/report-codes.ts';
import { airportText, numberText, severalOf } from './filter-values.ts';

/** Where words are looked for: in titles and numbers, or in what was written as well. */
export const searchTypes = ['Title', 'Content'] as const;
export type SearchType = (typeof searchTypes)[number];

/** The leaves of the occurrence categories, the same order as the tree. */
export const occurrenceLeaves = occurrences.flatMap(({ childNodes }) => childNodes);

/** What drafts may be narrowed by too. */
export const draftFilters = {
  reportType: optional(oneOf(...reportTypes)),
  myReportOnly: optional(boolean()),
  status: optional(oneOf(...submittedStatuses)),
  fieldLevel1Id: optional(id()),
  fieldLevel2Id: optional(id()),
  searchText: searchText(),
};

/** What says something of the reports themselves, in the list and on the board (rules/safety.md#filters). */
export const recordFilters = {
  reportType: draftFilters.reportType,
  status: draftFilters.status,
  fieldLevel1Id: draftFilters.fieldLevel1Id,
  fieldLevel2Id: draftFilters.fieldLevel2Id,
  /** Seoul days of the event. */
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
  /** The department of the reporter, with those below it; never of a confidential report. */
  divisionId: optional(id()),
  /** Who has an action on it that was not cancelled. */
  ownerId: optional(id()),
  open: optional(boolean()),
  overdue: optional(boolean()),
};

/**
 * All of the list of reports. `awaitsMe`: those whose second assessment is the caller's to give. `awaitsAnswer`: those that ask for
 * feedback which the caller may give now and nobody has. `hasNews`: own reports with news in the dialogue. `awaitsReply`: those whose
 * reporter waits for a reply of the safety office. `mainOnly`: without those whose main report the caller sees too.
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
/** The filters of a list as the server takes them: a part may be missing or undefined. */
export type Parts<Filter> = { [Name in keyof Filter]?: Filter[Name] | undefined };

/** Which reports: every part that is there narrows. */
export type ReportFilter = Parts<Static<typeof reportFilter>>;
