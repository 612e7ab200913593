import type { Actor } from '@portal/contract/identity';
import { answerableStatuses, isMaster, type ReportStatus, unanswerableStatuses } from '@portal/contract/safety';
import { type RawBuilder, sql } from 'kysely';

const inLine = (statuses: readonly ReportStatus[]): RawBuilder<unknown> =>
  sql.join(statuses.map((each) => sql.lit(each)));

/**
 * Whether the report under the alias `r` asks for feedback that the actor may give now (`answerFeedback` of the
 * contract) and nobody has given. A confidential report never asks.
 */
export const awaitsAnswerOf = (actor: Actor): RawBuilder<unknown> =>
  isMaster(actor)
    ? sql`(r.request_feedback and r.status not in (${inLine(unanswerableStatuses)})
        and (r.status in (${inLine(answerableStatuses)}) or exists (select 1 from safety.classification k
          where k.report_id = coalesce(r.main_id, r.id) and k.is_unmanaged))
        and not exists (select 1 from safety.feedback_answer f where f.report_id = r.id))`
    : sql`false`;
