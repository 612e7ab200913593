import type { Persona } from '../personas/sign-in.ts';
import type { Colleague, Company } from './company.ts';
import { birdStrike, fileUntil, OFFICE } from './reports.ts';

export type Assigned = { report: number; id: number; actionNo: string };

/** A report whose case has an action that a colleague is to take, assigned by a member of the safety office. */
export const assignAction = async (
  company: Company,
  subject: string,
  colleague: Colleague = 'doc.manager',
  by: Persona = OFFICE,
): Promise<Assigned> => {
  const { id: report } = await fileUntil(company, 'notified', { ...birdStrike, subject });
  const [given] = await company.call<{ id: number; actionNo: string }[]>(
    by,
    'POST',
    `/api/esms/reports/${report}/mitigations`,
    [{ mitigator: { id: await company.idOf(colleague) } }],
  );
  if (given === undefined) throw new Error('nothing was assigned');
  return { report, ...given };
};

/** Its owner requests closing. */
export const askClosing = (
  company: Company,
  { report, id }: Assigned,
  who: Persona,
  content = '조치를 마쳤습니다.',
): Promise<unknown> =>
  company.call(who, 'POST', `/api/esms/reports/${report}/mitigations/${id}/threads`, {
    content,
    actionType: 'Closed',
    actionCompleted: null,
  });
