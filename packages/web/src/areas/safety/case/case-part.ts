import { safetyKeys } from '../report/report-lookups.queries.ts';
import type { CaseRef } from './case-family.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The record that this is a part of: what is new in a part is seen beside the record as it is by then. */
      along?: readonly unknown[];
    };
  }
}

/** What is asked for of a case brings its record along, whose status and locks it may have changed. */
export const partOf = (of: CaseRef) => ({ meta: { along: safetyKeys.case(of) } });
