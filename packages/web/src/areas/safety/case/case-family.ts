import type { actionFamilies } from '@portal/contract/safety';

/** The families of records that assessments, hazards and actions belong to, as the calls name them. */
export type Family = keyof typeof actionFamilies;

/** One of them, by whose id all of its case is called. */
export type CaseRef = { readonly family: Family; readonly id: number };
