import { sql } from 'kysely';
import type { SafetyTables } from '#areas/safety';
import type { Tx } from '#platform/database/pool';

/** What the demo told of times gone by stands at those times, and nobody is notified of it now. */
export const setTimesOfProgress = async (tx: Tx<SafetyTables>): Promise<void> => {
  await sql`
    update safety.dialogue_entry e set created_at = least(now(), case when e.kind = 'Closing'
      then coalesce(c.completed_at, r.submitted_at) else r.submitted_at + interval '1 day' end)
    from safety.report r join safety.case c on c.id = coalesce(r.main_id, r.id)
    where r.id = e.report_id
  `.execute(tx);
  await sql`delete from notification.notification
    where kind in ('safety.report-progress', 'safety.report-closed')`.execute(tx);
};

/** What was held is delivered, as it was every morning. */
export const deliverHeld = async (tx: Tx<SafetyTables>, reportId: number): Promise<void> => {
  await sql`
    update safety.dialogue_entry set place = nextval('safety.dialogue_place'), created_at = now() - interval '1 day', due_at = null,
      held_place = null
    where report_id = ${reportId} and place is null
  `.execute(tx);
  await sql`update safety.report set awaits_reply = true where id = ${reportId}`.execute(tx);
};
