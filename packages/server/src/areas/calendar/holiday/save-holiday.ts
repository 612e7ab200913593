import { checkHoliday, type Holiday, type HolidayBody } from '@portal/contract/calendar';
import { type Day, Problem, requireValid } from '@portal/contract/kernel';
import { recordAudit } from '#platform/audit.queries';
import { changedFields, rowOf } from '#platform/database/record-columns';
import type { CommandContext } from '#platform/http/call-context';
import { requireVersion } from '#platform/http/require-version';
import type { CalendarRouteServices, CalendarTx } from '../calendar-services.ts';
import {
  deleteHoliday,
  findHoliday,
  type HolidayRow,
  insertHoliday,
  isHolidayTaken,
  lockCalendar,
  updateHoliday,
} from './holiday.queries.ts';
import { viewHoliday } from './holiday.view.ts';
import { type HolidayValues, holidayColumns } from './holiday-columns.ts';

type SaveServices = Omit<CalendarRouteServices, 'db'>;

const factsOf = ({ date, kind, is_verified }: HolidayValues) => ({ date, kind, isVerified: is_verified });

const entry = (actorId: number, recordId: number) =>
  ({ actorId, area: 'calendar', recordType: 'holiday', recordId }) as const;

const notifyAreas = async (tx: CalendarTx, services: SaveServices, days: readonly Day[]): Promise<void> => {
  for (const react of services.holidayReferences) await react(tx, services, days);
};

/** Validates a body and returns its values; raises `not-valid` for blank texts and a name that the day already has. */
const requireFine = async (tx: CalendarTx, body: HolidayBody, exceptId?: number): Promise<HolidayValues> => {
  requireValid(checkHoliday(body));
  const values = rowOf(holidayColumns, body);
  if (await isHolidayTaken(tx, values, exceptId))
    throw new Problem('not-valid', [{ path: 'name', code: 'holiday-twice' }]);
  return values;
};

const requireHoliday = async (tx: CalendarTx, id: number, ifMatch: number | undefined): Promise<HolidayRow> => {
  await lockCalendar(tx);
  const own = await findHoliday(tx, id);
  if (!own) throw new Problem('not-found');
  requireVersion(own, ifMatch);
  return own;
};

/** Adds a holiday (rules/calendar.md#holiday). */
export const addHoliday = async (
  tx: CalendarTx,
  services: SaveServices,
  body: HolidayBody,
  { actor }: CommandContext,
): Promise<Holiday> => {
  await lockCalendar(tx);
  const row = await insertHoliday(tx, await requireFine(tx, body));
  await recordAudit(tx, services.clock, { ...entry(actor.employeeId, row.id), action: 'add', after: factsOf(row) });
  await notifyAreas(tx, services, [row.date]);
  return viewHoliday(row);
};

/** Changes a holiday; the previous and the new day are both passed to the higher areas. */
export const changeHoliday = async (
  tx: CalendarTx,
  services: SaveServices,
  { id, body }: { id: number; body: HolidayBody },
  { actor, ifMatch }: CommandContext,
): Promise<Holiday> => {
  const own = await requireHoliday(tx, id, ifMatch);
  const values = await requireFine(tx, body, id);
  if (changedFields(holidayColumns, own, values).length === 0) return viewHoliday(own);
  const row = await updateHoliday(tx, id, values);
  await recordAudit(tx, services.clock, {
    ...entry(actor.employeeId, id),
    action: 'change',
    before: factsOf(own),
    after: factsOf(row),
  });
  await notifyAreas(tx, services, [...new Set([own.date, row.date])]);
  return viewHoliday(row);
};

/** Removes a holiday. */
export const removeHoliday = async (
  tx: CalendarTx,
  services: SaveServices,
  id: number,
  { actor, ifMatch }: CommandContext,
): Promise<void> => {
  const own = await requireHoliday(tx, id, ifMatch);
  await deleteHoliday(tx, id);
  await recordAudit(tx, services.clock, {
    ...entry(actor.employeeId, id),
    action: 'remove',
    before: factsOf(own),
  });
  await notifyAreas(tx, services, [own.date]);
};
