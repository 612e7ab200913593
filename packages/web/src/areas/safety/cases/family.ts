/** The families of records that assessments, hazards and actions belong to. */
export type Family = 'report' | 'investigation' | 'hazard';

/** One of them, by whose id all of its case is called. */
export type CaseRef = { readonly family: Family; readonly id: number };
