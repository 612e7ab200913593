import { sql } from 'kysely';

/** The files of messages with the action that they belong to. */
export const filesOfActions = sql`(
  select f.*, m.action_id from safety.message_file f join safety.message m on m.id = f.message_id) as file`;
