import {
  caseWords,
  codes,
  filterWords,
  NONE,
  occurrenceLeaves,
  readSeveral,
  reportTypes,
  riskClasses,
  riskWords,
  searchTypes,
  submittedStatuses,
  wordsOfCode,
} from '@portal/contract/safety';
import { translate } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { flag, fromDay, id, type Kind, oneOf, toDay } from '../../../ui/list/list-kinds.ts';
import { safetyFilterWords } from './safety-filter.words.ts';

export type FilterName = keyof typeof filterWords.name;

/** The text of a chip: the filter and its value. */
export const chipOf = (name: FilterName, value: string): string =>
  translate(safetyFilterWords.chip, { name: translate(filterWords.name[name]), value });

export const MOST_VALUES = 10;

/** The options of a filter with several values and their names; `none` comes last. */
export type Offer = readonly { value: string; label: string }[];

const codesOf = (name: 'flightPhase' | 'caseType' | 'operationalImpact'): Offer =>
  codes[name].map((code) => ({ value: String(code), label: translate(wordsOfCode(name, code)) }));

/** The values of each filter of several values in the present language. */
export const offers = {
  eventType: (): Offer =>
    codes.eventType.map((code) => ({
      value: String(code),
      label: translate(caseWords.eventType[code as keyof typeof caseWords.eventType]),
    })),
  category: (): Offer =>
    occurrenceLeaves.map((leaf) => ({ value: String(leaf.id), label: `${leaf.code ?? ''} ${nameOf(leaf)}`.trim() })),
  phase: () => codesOf('flightPhase'),
  caseType: () => codesOf('caseType'),
  impact: () => codesOf('operationalImpact'),
  riskClass: (): Offer => riskClasses.map((name) => ({ value: name, label: translate(riskWords.class[name]) })),
} as const;
export type OfferedName = keyof typeof offers;

/** The names of the values of a filter. */
export const offeredText = (name: OfferedName, given: string): string => {
  const known = offers[name]();
  const { values, isNone } = readSeveral(given);
  const words = values.map((value) => known.find((each) => each.value === value)?.label ?? value);
  return [...words, ...(isNone ? [translate(safetyFilterWords.none)] : [])].join(', ');
};

const several = (name: OfferedName): Kind<string> => ({
  role: 'filter',
  chip: (given) => chipOf(name, offeredText(name, given)),
  read: (given) => {
    if (typeof given !== 'string' && typeof given !== 'number') return undefined;
    const all = String(given).split(',');
    const known = new Set([NONE, ...offers[name]().map(({ value }) => value)]);
    return all.length <= MOST_VALUES && all.every((value) => known.has(value)) ? all.join(',') : undefined;
  },
});

const code = (name: FilterName, pattern: RegExp): Kind<string> => ({
  role: 'filter',
  chip: (given) => chipOf(name, given === NONE ? translate(safetyFilterWords.none) : given.toUpperCase()),
  read: (given) => {
    const text = typeof given === 'number' ? String(given) : given;
    return typeof text === 'string' && pattern.test(text) ? text : undefined;
  },
});

export const AIRPORT = /^[A-Za-z0-9]{3,4}$/;
export const NUMBER = /^(?=.*[\p{L}\p{N}]).{1,50}$/u;

/** Yes or no in the address, as the call takes it. */
const yesNo = (chip: (value: boolean) => string): Kind<boolean> => ({
  role: 'filter',
  chip,
  read: (given) => (typeof given === 'boolean' ? given : undefined),
  fromText: (chosen) => (chosen === '' ? undefined : chosen === 'true'),
});

const named = (name: FilterName): Kind<true> => ({ ...flag(), chip: () => translate(filterWords.name[name]) });

/** A person or department, whose name the screen provides. */
const someone = (name: FilterName): Kind<number> => ({
  ...id(),
  chip: (given) => chipOf(name, translate(safetyFilterWords.owner, { id: given })),
});

export const periodKinds = { fromDate: fromDay(), toDate: toDay() };

export const searchTypeKind = oneOf(() => searchTypes.filter((type) => type === 'Content'));

/** What lists of reports, investigations and hazards are narrowed by alike. */
export const caseKinds = {
  ...periodKinds,
  riskClass: several('riskClass'),
  ownerId: someone('ownerId'),
  open: yesNo((isOpen) => translate(isOpen ? safetyFilterWords.isOpen : safetyFilterWords.isClosed)),
  overdue: named('overdue'),
};

/** What reports are narrowed by first: type, status and field of work. */
export const reportKinds = {
  reportType: oneOf(() => reportTypes),
  status: oneOf(() => submittedStatuses),
  fieldLevel1Id: id(),
  fieldLevel2Id: id(),
};

/** What the list of reports and the board are narrowed by besides. */
export const flightKinds = {
  eventType: several('eventType'),
  category: several('category'),
  phase: several('phase'),
  caseType: several('caseType'),
  impact: several('impact'),
  airport: code('airport', AIRPORT),
  registrationNo: code('registrationNo', NUMBER),
  flightNo: code('flightNo', NUMBER),
  divisionId: someone('divisionId'),
};

/** Filters of the report list alone. */
export const waitingKinds = {
  hasNews: named('hasNews'),
  awaitsReply: named('awaitsReply'),
  awaitsAnswer: named('awaitsAnswer'),
  awaitsMe: named('awaitsMe'),
  mainOnly: named('mainOnly'),
};

export const overdueKind = named('overdue');
export const ownerKind = someone('ownerId');
export const divisionKind = someone('divisionId');

/** A query without a period that ends before it begins, which the field reports. */
export const withoutReversed = <Query extends { fromDate?: string | undefined; toDate?: string | undefined }>(
  query: Query,
): Query => {
  const { fromDate, toDate } = query;
  return fromDate && toDate && fromDate > toDate ? { ...query, fromDate: undefined, toDate: undefined } : query;
};
