import { RESOLUTION_ADVISORY } from '@portal/contract/safety';

/** The facts of a classified report that a rule needs; `categories` are codes of CICTT. */
export type CountedReport = {
  readonly eventType: number;
  readonly categories: readonly string[];
  readonly operationalImpact: number;
  readonly damagesProperty: readonly number[];
  readonly anyoneDead: readonly number[];
  readonly anyoneInjured: readonly number[];
  readonly mandatoryReportType: number | null;
  readonly advisoryTypeLevel1: number | null;
};

type CountingRule = (report: CountedReport) => boolean;

/** Code for no damage and no injured people. */
const NONE = 1;
const isSomeone = (codes: readonly number[]): boolean => codes.some((code) => code !== NONE);

const ofCategory =
  (code: string): CountingRule =>
  ({ categories }) =>
    categories.includes(code);
const withImpact =
  (...codes: number[]): CountingRule =>
  ({ operationalImpact }) =>
    codes.includes(operationalImpact);
const ofEventType =
  (code: number): CountingRule =>
  ({ eventType }) =>
    eventType === code;
const both =
  (one: CountingRule, other: CountingRule): CountingRule =>
  (report) =>
    one(report) && other(report);

/** Rules by key of the indicator, from a month on; a changed rule is added as another entry with its first month. */
type CountingRules = { readonly from: `${number}-${number}`; readonly rules: Readonly<Record<number, CountingRule>> };

const history: readonly [CountingRules, ...CountingRules[]] = [
  {
    from: '2000-01',
    rules: {
      1: ofEventType(0),
      2: ofEventType(1),
      3: ofCategory('RE'),
      4: ofCategory('RI'),
      5: ofCategory('ARC'),
      6: withImpact(4),
      7: withImpact(5, 6),
      8: both(
        ofCategory('MAC'),
        ({ advisoryTypeLevel1 }) => advisoryTypeLevel1 === null || advisoryTypeLevel1 === RESOLUTION_ADVISORY,
      ),
      9: ofCategory('CFIT'),
      10: ofCategory('BIRD'),
      11: (report) => ofCategory('NAV')(report) || withImpact(17)(report),
      12: both(
        ofCategory('TURB'),
        ({ anyoneDead, anyoneInjured }) => isSomeone(anyoneDead) || isSomeone(anyoneInjured),
      ),
      13: withImpact(12),
      14: ofCategory('SCF-NP'),
      15: ofCategory('F-NI'),
      16: both(ofCategory('RAMP'), ({ damagesProperty }) => isSomeone(damagesProperty)),
      17: ofCategory('GCOL'),
      18: ({ mandatoryReportType }) => mandatoryReportType === 2,
      19: ofCategory('CABIN'),
      20: ofCategory('SEC'),
      21: withImpact(8, 9),
    },
  },
];

const rulesOf = (month: string): CountingRules['rules'] =>
  (history.findLast(({ from }) => from <= month) ?? history[0]).rules;

/** Keys whose occurrences are counted from reports, in a month such as `2026-10` (rules/indicators.md#counting). */
export const countedKeys = (month: string): number[] => Object.keys(rulesOf(month)).map(Number);

/** The keys under which a report of a month is counted, each once (rules/indicators.md#counting). */
export const keysOfReport = (report: CountedReport, month: string): number[] =>
  Object.entries(rulesOf(month)).flatMap(([key, counts]) => (counts(report) ? Number(key) : []));
