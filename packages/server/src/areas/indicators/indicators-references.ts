import type { References } from '#areas/directory';
import { seenWith } from '#platform/database/pool';
import { employeeIsNamed } from './indicators-references.queries.ts';
import type { IndicatorTables } from './indicators-tables.ts';

/** Whether a figure or an acknowledgement refers to an employee; departments are never referred to. */
export const indicatorReferences: References = async (tx, { recordType, id }) =>
  recordType === 'employee' && employeeIsNamed(seenWith<IndicatorTables>(tx), id);
