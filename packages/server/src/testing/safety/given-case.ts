import type { ReportStatus } from '@portal/contract/safety';
import type { TestApp } from '../test-app.ts';

type Given = Pick<TestApp, 'pool'>;

/** A report in a status that later parts of its case lead to. */
export const givenStatus = async ({ pool }: Given, id: number, status: ReportStatus): Promise<void> => {
  await pool.query('update safety.report set status = $2 where id = $1 or main_id = $1', [id, status]);
};
