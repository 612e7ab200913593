import { isDocumentAdministrator, type Manual, manualRules } from '@portal/contract/documents';
import type { Actor } from '@portal/contract/identity';
import {
  canOf,
  type Day,
  dayInSeoul,
  MASTER_TOTAL_CAP,
  type Page,
  type PageRequest,
  Problem,
  toPage,
} from '@portal/contract/kernel';
import type { DocumentServices } from '../documents-services.ts';
import { getDrive } from '../drive/save-drive.ts';
import { countManuals, findManual, listManualRows, type ManualFilter } from './manual.queries.ts';
import { viewManual } from './manual.view.ts';

type Services = Pick<DocumentServices, 'db' | 'clock'>;

/** Answers all manuals by document number (rules/documents.md#manuals). */
export const listManuals = async (
  { db, clock }: Services,
  filter: ManualFilter,
  { actor, page, on }: { actor: Actor; page: PageRequest; on?: Day | undefined },
): Promise<Page<Manual> & { can: ReturnType<typeof canOf<'make'>> }> => {
  const rows = await listManualRows(db, filter, { employeeId: actor.employeeId, today: dayInSeoul(clock()), on, page });
  const items = rows.map((row) => viewManual(row, actor));
  return {
    ...toPage(items, await countManuals(db, filter), page, MASTER_TOTAL_CAP),
    can: canOf<'make'>({ make: manualRules.change(actor) }),
  };
};

/** Answers a manual of a drive; raises `not-found` if there is none. */
export const getManual = async (
  { db, clock }: Services,
  { driveId, id }: { driveId: number; id: number },
  actor: Actor,
): Promise<Manual> => {
  const row = await findManual(db, id, { employeeId: actor.employeeId, today: dayInSeoul(clock()) });
  if (row?.drive_id !== driveId) throw new Problem('not-found');
  return viewManual(row, actor);
};

/**
 * Answers the manuals of a drive to which the caller may upload: all for the administrator, otherwise those they
 * manage.
 */
export const listAssignedManuals = async (
  { db, clock }: Services,
  actor: Actor,
  driveId: number,
): Promise<Manual[]> => {
  await getDrive(db, driveId);
  const managerId = isDocumentAdministrator(actor) ? undefined : actor.employeeId;
  const rows = await listManualRows(
    db,
    { driveId, managerId, controlled: false },
    { employeeId: actor.employeeId, today: dayInSeoul(clock()) },
  );
  return rows.map((row) => viewManual(row, actor));
};
