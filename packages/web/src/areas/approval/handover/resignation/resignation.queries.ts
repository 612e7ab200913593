import { type HandedOver, handOverLines } from '@portal/contract/approval';
import { changeEmployee, type EmployeeRecord, listWaiting } from '@portal/contract/directory';
import { queryOptions } from '@tanstack/react-query';
import { adminKeys } from '../../../../platform/admin-keys.ts';
import { call } from '../../../../platform/calls/call.ts';
import { messageOf } from '../../../../platform/calls/failure.ts';
import { bodyOfEmployee, formOfEmployee } from '../../../directory/index.ts';
import type { HandOver } from '../handover.queries.ts';

/** The number of what waits for an employee, for each kind that an area counts. */
export const waitingForQuery = (id: number) =>
  queryOptions({
    queryKey: adminKeys.waitingFor(id),
    queryFn: async ({ signal }) => {
      const counted = await call(listWaiting, { params: { id } }, { signal });
      return counted.filter(({ count }) => count > 0);
    },
    staleTime: 0,
  });

/** The result for the lines: how many were handed over and left, or why none was. */
export type ResignationResult = { employee: EmployeeRecord; lines?: HandedOver; failure?: string };

/** Stores the resign date, then hands the lines over: nothing is handed over before the employee has resigned. */
export const resign = async (
  record: EmployeeRecord,
  resignDate: string,
  handOver: HandOver | undefined,
): Promise<ResignationResult> => {
  const body = bodyOfEmployee({ ...formOfEmployee(record), isResigned: true, resignDate });
  const employee = await call(changeEmployee, { params: { id: record.id }, body }, { ifMatch: record.version });
  if (!handOver) return { employee };
  try {
    return { employee, lines: await call(handOverLines, { params: { id: record.id }, body: handOver }) };
  } catch (error) {
    // The employee has resigned: remaining lines are shown, and can be handed over on their screen.
    return { employee, failure: messageOf(error) };
  }
};
