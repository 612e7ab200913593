/** Entries of the catalogues that are offered for a kind of mandatory report, the most frequent first. */
export type KindProposals = {
  readonly eventCategories: readonly number[];
  readonly hazardCategories: readonly number[];
};

const nothing: KindProposals = { eventCategories: [], hazardCategories: [] };

/** By kind of mandatory report: wildlife and birds, TCAS RA, dangerous goods (for which there is no category of its own). */
const byKind: readonly KindProposals[] = [
  { eventCategories: [29, 27], hazardCategories: [12012, 12011] },
  { eventCategories: [14], hazardCategories: [5102, 5101] },
  { eventCategories: [], hazardCategories: [4401, 4402] },
];

/**
 * The entries to offer for a report, by its kind of mandatory report; none for others (rules/safety.md#classification).
 */
export const proposalsOfKind = (mandatoryReportType: number | null): KindProposals =>
  mandatoryReportType === null ? nothing : (byKind[mandatoryReportType] ?? nothing);
