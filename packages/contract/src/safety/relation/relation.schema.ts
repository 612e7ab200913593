import { boolean, canSchema, id, list, object, type Static } from '@portal/contract/kernel';
import { reportRow } from '../report/report-row.schema.ts';
import { relationActs } from './relation.rules.ts';

/** A report of a group, as the other reports refer to it. */
export const groupRow = object({
  ...reportRow.properties,
  isMain: boolean(),
  can: canSchema(...relationActs),
});
export type GroupRow = Static<typeof groupRow>;

export const relationLimits = { added: 100 } as const;

/** The ids of reports that become children. */
export const relationsBody = list(id(), { minItems: 1, maxItems: relationLimits.added });

export const mainBody = object({ mainReportId: id() });
