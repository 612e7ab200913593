import type { Tx } from '#platform/database/pool';
import type { ApprovalTables } from '../approval-tables.ts';

type NewQuestion = Omit<ApprovalTables['approval.question'], 'id' | 'answered_at' | 'answer'>;

/** Inserts a question; answers its id. */
export const insertQuestion = async (tx: Tx<ApprovalTables>, values: NewQuestion): Promise<number> => {
  const { id } = await tx.insertInto('approval.question').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const updateAnswer = async (
  tx: Tx<ApprovalTables>,
  questionId: number,
  values: { answered_at: Date; answer: string },
): Promise<void> => {
  await tx.updateTable('approval.question').set(values).where('id', '=', questionId).execute();
};
