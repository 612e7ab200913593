import {
  checkNewReferrers,
  type DocumentBody,
  type DocumentReferrer,
  documentRules,
  limits,
} from '@portal/contract/approval';
import { enforce, Problem, requireValid } from '@portal/contract/kernel';
import type { Tx } from '#platform/database/pool';
import type { CommandContext } from '#platform/http/call-context';
import type { ApprovalServices } from '../approval-services.ts';
import type { ApprovalTables } from '../approval-tables.ts';
import { listReferrers, updateDocument } from '../document/approval-document.queries.ts';
import { factsOf, viewReferrers } from '../document/approval-document.view.ts';
import { lockDocument } from '../document/approval-document-access.ts';
import { deleteReferrer, insertReferrers } from '../document/approval-document-parts.queries.ts';
import { nameOfReferred, requireActive } from './check-approval-document.ts';
import { finishChange } from './finish-approval-change.ts';

type Referred = NonNullable<DocumentBody['referrers']>[number];

const isSame = (one: Referred, other: Referred): boolean => one.type === other.type && one.sourceId === other.sourceId;

/** Adds new referrers; answers all of them (rules/approval.md#referrers). */
export const addReferrers = async (
  tx: Tx<ApprovalTables>,
  { clock }: ApprovalServices,
  { id, referrers }: { id: number; referrers: readonly Referred[] },
  { actor }: CommandContext,
): Promise<DocumentReferrer[]> => {
  const document = await lockDocument(tx, actor, id);
  enforce(documentRules.addReferrers(actor, factsOf(document)));
  requireValid(checkNewReferrers([...referrers], document));
  await requireActive(tx, clock, { referrers: [...referrers] });
  const fresh = referrers.filter(
    (each, place) =>
      !document.referrers.some((known) => isSame(known, each)) &&
      referrers.findIndex((other) => isSame(other, each)) === place,
  );
  const answer = async () => viewReferrers(await listReferrers(tx, id), factsOf(document), actor);
  if (fresh.length === 0) return answer();
  if (document.referrers.length + fresh.length > limits.referrers)
    throw new Problem('not-valid', [{ path: 'referrers', code: 'too-many', limit: limits.referrers }]);
  await insertReferrers(tx, id, fresh, actor.employeeId);
  await updateDocument(tx, id, {});
  const change = { action: 'add-referrers' as const, after: { referrers: fresh.map(nameOfReferred) } };
  await finishChange(tx, clock, actor, id, change, { referred: fresh });
  return answer();
};

/** Removes a referrer. */
export const removeReferrer = async (
  tx: Tx<ApprovalTables>,
  { clock }: ApprovalServices,
  { id, ...referred }: { id: number } & Referred,
  { actor }: CommandContext,
): Promise<void> => {
  const document = await lockDocument(tx, actor, id);
  const referrer = document.referrers.find((known) => isSame(known, referred));
  if (!referrer) throw new Problem('not-found');
  enforce(documentRules.removeReferrer(actor, factsOf(document), referrer));
  await deleteReferrer(tx, id, referred);
  await updateDocument(tx, id, {});
  await finishChange(tx, clock, actor, id, {
    action: 'remove-referrer',
    before: { referrer: nameOfReferred(referred) },
  });
};
