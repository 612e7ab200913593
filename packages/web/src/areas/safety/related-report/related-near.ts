import type { Report, ReportRow } from '@portal/contract/safety';

/** What two reports of the same days may have in common, the strongest first. */
const likenesses = ['flight', 'aircraft', 'place', 'kind'] as const;
export type Likeness = (typeof likenesses)[number];

const WEIGHT: Readonly<Record<Likeness, number>> = { flight: 8, aircraft: 4, place: 2, kind: 1 };

type Compared = Pick<ReportRow, 'flightNo' | 'registrationNo' | 'airport' | 'fieldLevel2'>;

/** Upper-case letters and digits alone; undefined if there are none. */
const bare = (text: string | null | undefined): string => (text ?? '').toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

const isSame = (one: string | null | undefined, other: string | null | undefined): boolean =>
  bare(one) !== '' && bare(one) === bare(other);

const has: Readonly<Record<Likeness, (one: Compared, other: Compared) => boolean>> = {
  flight: (one, other) => isSame(one.flightNo, other.flightNo),
  aircraft: (one, other) => isSame(one.registrationNo, other.registrationNo),
  place: (one, other) => isSame(one.airport, other.airport),
  kind: (one, other) => one.fieldLevel2 !== null && one.fieldLevel2.id === other.fieldLevel2?.id,
};

type NearReport = { row: ReportRow; same: readonly Likeness[] };

const weightOf = ({ same }: NearReport): number => same.reduce((sum, each) => sum + WEIGHT[each], 0);

/** The minimum similarity: many events are of one kind, and many at one base happen on one day. */
const ENOUGH = WEIGHT.place + WEIGHT.kind;

/** The reports of the same days that share enough with this one, the most alike first. */
export const nearReports = (report: Pick<Report, 'id'>, rows: readonly ReportRow[]): NearReport[] => {
  const own = rows.find(({ id }) => id === report.id);
  if (own === undefined) return [];
  return rows
    .filter(({ id }) => id !== report.id)
    .map((row) => ({ row, same: likenesses.filter((each) => has[each](own, row)) }))
    .filter((near) => weightOf(near) >= ENOUGH)
    .toSorted((one, other) => weightOf(other) - weightOf(one));
};
