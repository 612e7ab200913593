import { sql } from 'kysely';

/** Files of messages, each with the action it belongs to. */
export const filesOfActions = sql`(
  select f.*, m.action_id from safety.message_file f join safety.message m on m.id = f.message_id) as file`;
