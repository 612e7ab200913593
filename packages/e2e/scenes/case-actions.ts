import type { Colleague, Company } from './company.ts';
import { birdStrike, fileUntil, OFFICE } from './reports.ts';

type Assigned = { report: number; id: number; actionNo: string };

/** A report whose case has an action that a colleague is to take. */
export const assignAction = async (
  company: Company,
  subject: string,
  colleague: Colleague = 'doc.manager',
): Promise<Assigned> => {
  const { id: report } = await fileUntil(company, 'notified', { ...birdStrike, subject });
  const [given] = await company.call<{ id: number; actionNo: string }[]>(
    OFFICE,
    'POST',
    `/api/esms/reports/${report}/mitigations`,
    [{ mitigator: { id: await company.idOf(colleague) } }],
  );
  if (given === undefined) throw new Error('nothing was assigned');
  return { report, ...given };
};
