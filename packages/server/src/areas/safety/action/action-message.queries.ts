import type { Person } from '@portal/contract/directory';
import type { AttachedFile } from '@portal/contract/kernel';
import type { ActionType } from '@portal/contract/safety';
import { sql } from 'kysely';
import { personJson } from '#areas/directory';
import { type Db, fixedStatement, type Tx } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';

/** A message with its author and files. */
export type MessageRow = {
  id: number;
  content: string;
  created_at: Date;
  action_type: ActionType;
  action_completed: boolean | null;
  answer_to_id: number | null;
  author_id: number;
  author: Person;
  files: AttachedFile[];
};

const ACTION = -1;
const AFTER = -2;
const LAST = -3;
/** Larger than the number of any message. */
const ANY = 2_147_483_647;

const messages = fixedStatement(
  sql<MessageRow>`
  select m.id, m.content, m.created_at, m.action_type, m.action_completed, m.answer_to_id, m.author_id,
    ${personJson('p')} as author,
    (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'size', f.size) order by f.id), '[]')
      from safety.message_file f where f.message_id = m.id) as files
  from safety.message m join directory.person p on p.id = m.author_id
  where m.action_id = ${ACTION} and m.id > ${AFTER} and m.id <= ${LAST} order by m.id`,
  [ACTION, AFTER, LAST],
);

/** The messages of an action after the given one (all without it), oldest first. */
export const listMessages = (db: Db<SafetyTables>, actionId: number, after = 0): Promise<MessageRow[]> =>
  messages(db, [actionId, after, ANY]);

/** One message of an action. */
export const findMessage = async (
  db: Db<SafetyTables>,
  actionId: number,
  id: number,
): Promise<MessageRow | undefined> => (await messages(db, [actionId, id - 1, id]))[0];

type New = {
  actionId: number;
  authorId: number;
  content: string;
  at: Date;
  actionType: ActionType;
  actionCompleted?: boolean | null;
  answerToId?: number | null;
  /** Inserts the first message, which says what is to be done. */
  isInstruction?: boolean;
};

/** Inserts a message; answers the id of its row. */
export const insertMessage = async (
  tx: Tx<SafetyTables>,
  {
    actionId,
    authorId,
    content,
    at,
    actionType,
    actionCompleted = null,
    answerToId = null,
    isInstruction = false,
  }: New,
): Promise<number> => {
  const { id } = await tx
    .insertInto('safety.message')
    .values({
      action_id: actionId,
      author_id: authorId,
      content,
      created_at: at,
      action_type: actionType,
      action_completed: actionCompleted,
      answer_to_id: answerToId,
      is_instruction: isInstruction,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Records the answer to a closing request: the only part of a message that ever changes. */
export const answerRequest = async (tx: Tx<SafetyTables>, id: number, isAccepted: boolean): Promise<void> => {
  await tx.updateTable('safety.message').set({ action_completed: isAccepted }).where('id', '=', id).execute();
};
