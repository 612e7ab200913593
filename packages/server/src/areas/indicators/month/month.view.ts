import { differenceOf, isSmallCount, type MonthFacts, type MonthRow, monthStateOf } from '@portal/contract/indicators';
import type { MonthFigureRow } from './month-figure.queries.ts';
import type { Proposal } from './propose-month.ts';

/** The facts from which the state of a month is derived. */
export const factsOf = ({ key, recorded }: MonthFigureRow, proposal: Proposal | undefined): MonthFacts => ({
  key,
  proposal: proposal ?? null,
  recorded: recorded && {
    occurrenceCount: recorded.occurrence_count,
    baseCount: recorded.base_count,
    origin: recorded.origin,
  },
});

const viewProposal = ({ occurrenceCount, baseCount, reports }: Proposal) => {
  const confidentialCount = reports.filter(({ is_confidential }) => is_confidential).length;
  return { occurrenceCount, baseCount, confidentialCount, isSmall: isSmallCount(occurrenceCount, confidentialCount) };
};

/** An indicator's month as it is answered. */
export const viewMonthRow = (row: MonthFigureRow, proposal: Proposal | undefined): MonthRow => {
  const facts = factsOf(row, proposal);
  const { recorded } = row;
  return {
    key: row.key,
    indicator: { id: row.id, name: row.name, engName: row.eng_name, isActivated: row.is_activated },
    state: monthStateOf(facts),
    proposal: proposal ? viewProposal(proposal) : null,
    recorded: recorded && {
      occurrenceCount: recorded.occurrence_count,
      baseCount: recorded.base_count,
      origin: recorded.origin,
      by: recorded.by,
      at: recorded.at && new Date(recorded.at).toISOString(),
      reason: recorded.reason,
    },
    difference: differenceOf(facts),
  };
};
