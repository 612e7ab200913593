import { riskClass, riskLevels } from '@portal/contract/safety';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';

/**
 * Writes the columns by which reports are found and counted from the facts of their cases: classification, class of
 * risk, and the earliest due day of an action under way. It does so for the given reports and their children, whose own
 * case facts do not count.
 */
export const writeCaseFacts = async (tx: Tx<SafetyTables>, reportIds: readonly number[]): Promise<void> => {
  await sql`
    update safety.report r set case_type = f.case_type, event_type = f.event_type, operational_impact = f.operational_impact,
      event_categories = f.event_categories, risk_class = f.risk_class, first_due_on = f.first_due_on
    from (
      select g.id, k.case_type, k.event_type, (k.consequences->>'operationalImpact')::smallint as operational_impact,
        k.event_categories, level.risk_class,
        (select min(t.due_on) from safety.action t where t.case_id = own.id and t.status = 'InProgress') as first_due_on
      from safety.report g
        left join safety.report own on own.id = g.id and g.main_id is null
        left join safety.classification k on k.report_id = own.id
        left join unnest(${riskLevels}::text[], ${riskLevels.map(riskClass)}::text[]) level(name, risk_class) on level.name = (
          select a.risk_level from safety.assessment a
          where a.case_id = own.id and a.seq in (1, 3) and a.archived_at is null and a.risk_level is not null
          order by a.seq desc limit 1)
      where g.id = any(${reportIds}::integer[]) or g.main_id = any(${reportIds}::integer[])
    ) f
    where r.id = f.id and (r.case_type, r.event_type, r.operational_impact, r.event_categories, r.risk_class, r.first_due_on)
      is distinct from (f.case_type, f.event_type, f.operational_impact, f.event_categories, f.risk_class, f.first_due_on)
  `.execute(tx);
};
