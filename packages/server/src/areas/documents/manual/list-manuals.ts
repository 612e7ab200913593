import { isDocumentAdministrator, type Manual, manualRules } from '@portal/contract/documents';
import type { Actor } from '@portal/contract/identity';
import { canOf, dayInSeoul, MASTER_TOTAL_CAP, type Page, type PageRequest, toPage } from '@portal/contract/kernel';
import type { DocumentServices } from '../documents-services.ts';
import { getDrive } from '../drive/save-drive.ts';
import { countManuals, listManualRows, type ManualFilter } from './manual.queries.ts';
import { viewManual } from './manual.view.ts';

type Services = Pick<DocumentServices, 'db' | 'clock'>;

/** All manuals by document number (rules/documents.md#manuals). */
export const listManuals = async (
  { db, clock }: Services,
  filter: ManualFilter,
  { actor, page }: { actor: Actor; page: PageRequest },
): Promise<Page<Manual> & { can: ReturnType<typeof canOf<'make'>> }> => {
  const rows = await listManualRows(db, filter, { today: dayInSeoul(clock()), page });
  const items = rows.map((row) => viewManual(row, actor));
  return {
    ...toPage(items, await countManuals(db, filter), page, MASTER_TOTAL_CAP),
    can: canOf<'make'>({ make: manualRules.change(actor) }),
  };
};

/** Of a drive the manuals to which the actor may upload: all to the administrator, else those they manage. */
export const listAssignedManuals = async (
  { db, clock }: Services,
  actor: Actor,
  driveId: number,
): Promise<Manual[]> => {
  await getDrive(db, driveId);
  const managerId = isDocumentAdministrator(actor) ? undefined : actor.employeeId;
  const rows = await listManualRows(db, { driveId, managerId }, { today: dayInSeoul(clock()) });
  return rows.map((row) => viewManual(row, actor));
};
