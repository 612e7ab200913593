import type { Feedback } from '@portal/contract/safety';
import type { Db, Tx } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';

/** The answers to a report, oldest first. */
export const findAnswers = async (db: Db<SafetyTables>, reportId: number): Promise<Feedback['answers']> => {
  const rows = await db
    .selectFrom('safety.feedback_answer as f')
    .innerJoin('directory.person as p', 'p.id', 'f.author_id')
    .select(['f.id', 'f.content', 'f.created_at', 'p.id as author_id', 'p.name', 'p.eng_name', 'p.email'])
    .where('f.report_id', '=', reportId)
    .orderBy('f.id')
    .execute();
  return rows.map(({ id, content, created_at, author_id, name, eng_name, email }) => ({
    id,
    author: { id: author_id, name, engName: eng_name, email },
    createdDate: created_at.toISOString(),
    content,
  }));
};

export const insertAnswer = async (
  tx: Tx<SafetyTables>,
  answer: { report_id: number; author_id: number; content: string; created_at: Date },
): Promise<void> => {
  await tx.insertInto('safety.feedback_answer').values(answer).execute();
};
