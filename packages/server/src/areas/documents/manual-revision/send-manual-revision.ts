import {
  authorityKindsOf,
  checkEffectiveDate,
  type ManualRevision,
  manualRevisionPlace,
  manualRevisionRules,
  type SendRevisionBody,
} from '@portal/contract/documents';
import { dayInSeoul, enforce, requireValid } from '@portal/contract/kernel';
import { type CleanBody, setSubject, submitNewDocument } from '#areas/approval';
import type { Tx } from '#platform/database/pool';
import { sanitizeRichText } from '#platform/html/sanitize-rich-text';
import { requireVersion } from '#platform/http/require-version';
import type { DocumentContext, RevisionServices } from '../documents-services.ts';
import type { DocumentTables } from '../documents-tables.ts';
import { touchRevision, updateStage } from './manual-revision.queries.ts';
import {
  answerRevision,
  type FoundRevision,
  factsOf,
  lockSeenRevision,
  type RevisionPath,
} from './manual-revision-access.ts';
import { auditRevision } from './prepare-manual-revision.ts';

/** The approval category of a memo (일반품의서). */
const MEMO = 1;

const classNames = {
  Authorized: '인가',
  Registered: '신고',
  Authorized_Registered: '인가·신고',
  Unclassified: '해당 없음',
} as const;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>');

/** The text for approvers: which manual is revised how, and from which day it is to be in force. */
const contentOf = ({ manual, row }: FoundRevision): string => {
  const rows: [string, string][] = [
    ['매뉴얼', `${manual.docNo} ${manual.title}`],
    ['구분', classNames[manual.manualClass]],
    ['개정번호', row.version],
    ['개정일', row.revision_on],
    ['시행 예정일', row.effective_on ?? '미정'],
    ['개정 내용', row.description],
  ];
  const cells = rows.map(([name, value]) => `<tr><th><p>${name}</p></th><td><p>${escaped(value)}</p></td></tr>`);
  return `<table><tbody>${cells.join('')}</tbody></table>`;
};

const memoOf = (found: FoundRevision, { lines, referrers, dueDays, comment }: SendRevisionBody): CleanBody => ({
  title: `[매뉴얼 개정] ${found.manual.docNo} ${found.manual.title} Rev. ${found.row.version}`,
  content: sanitizeRichText(contentOf(found)),
  category: { id: MEMO },
  comment: comment ?? null,
  lines: lines ?? [],
  referrers: referrers ?? [],
  ...(dueDays === undefined ? {} : { dueDays }),
});

/** Sends a revision along an approval line, as a memo of the caller (rules/documents.md#sending-a-revision). */
export const sendManualRevision = async (
  tx: Tx<DocumentTables>,
  services: RevisionServices,
  { body, ...path }: RevisionPath & { body: SendRevisionBody },
  context: DocumentContext,
): Promise<ManualRevision> => {
  const { actor } = context;
  const today = dayInSeoul(services.clock());
  const reader = { actor, today };
  const found = await lockSeenRevision(tx, path, reader);
  const { manual, row } = found;
  enforce(manualRevisionRules.send(actor, manual, factsOf(found)));
  requireVersion({ version: row.lock_version }, context.ifMatch);
  requireValid(checkEffectiveDate(row.effective_on, today));
  const memo = await submitNewDocument(tx, services, memoOf(found, body), { ...context, ifMatch: undefined });
  const place = manualRevisionPlace({ driveId: manual.driveId, manualId: manual.id, id: row.id });
  await setSubject(tx, memo.id, { type: 'ManualRevision', id: row.id, place });
  const authorityKinds = authorityKindsOf(manual.manualClass);
  await updateStage(tx, row.id, { stage: 'InApproval', approval_id: memo.id, authority_kinds: authorityKinds });
  await touchRevision(tx, row.id);
  await auditRevision(tx, services, actor.employeeId, row.id, {
    action: 'send',
    after: { manual: manual.id, approvalId: memo.id },
  });
  return answerRevision(tx, path, reader);
};
