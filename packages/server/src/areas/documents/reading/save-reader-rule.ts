import {
  checkMatched,
  checkReaderRule,
  documentRules,
  normalReaderRule,
  type ReaderRule,
  type ReaderRuleBody,
} from '@portal/contract/documents';
import type { Actor } from '@portal/contract/identity';
import { type Day, dayInSeoul, enforce, requireValid } from '@portal/contract/kernel';
import { listActiveDepartmentIds, listActivePersonIds } from '#areas/directory';
import type { Tx } from '#platform/database/pool';
import { requireVersion } from '#platform/http/require-version';
import { stateOf } from '../document/document.view.ts';
import { requireDocument } from '../document/document-access.ts';
import { auditDocumentChange } from '../document/finish-document-change.ts';
import type { DocumentContext, DocumentServices } from '../documents-services.ts';
import type { DocumentTables } from '../documents-tables.ts';
import { notifyNamed } from '../notify-readers.ts';
import { requireSeen } from './list-readers.ts';
import { findReaderRule, findReaderRuleVersion, replaceReaderRule, storeReaders } from './reader-rule.queries.ts';

type Services = Pick<DocumentServices, 'db' | 'clock'>;
type Place = { id: number; docId: number };

/** Answers the rule by which people must read a document (rules/documents.md#readers-by-rule). */
export const getReaderRule = async ({ db, clock }: Services, place: Place, actor: Actor): Promise<ReaderRule> => {
  const { id } = await requireSeen(db, place, actor);
  return findReaderRule(db, id, dayInSeoul(clock()));
};

/** A call with thousands of invalid names is answered with the first of them. */
const MOST_PROBLEMS = 64;

const checkBody = async (tx: Tx<DocumentTables>, body: ReaderRuleBody, today: Day): Promise<void> => {
  const departments = (body.groups ?? []).flatMap(({ departmentId }) => departmentId ?? []);
  const people = [...(body.plus ?? []), ...(body.minus ?? [])];
  const facts = {
    departments: new Set(await listActiveDepartmentIds(tx, departments)),
    people: new Set(await listActivePersonIds(tx, people, today)),
  };
  requireValid(checkReaderRule(body, facts).slice(0, MOST_PROBLEMS));
};

/** Replaces the rule; employees who newly match are notified. */
export const setReaderRule = async (
  tx: Tx<DocumentTables>,
  services: Pick<Services, 'clock'>,
  { body, ...place }: Place & { body: ReaderRuleBody },
  { actor, ifMatch }: DocumentContext,
): Promise<ReaderRule> => {
  const document = await requireDocument(tx, place, actor);
  enforce(documentRules.setReaders(actor, stateOf(document)));
  requireVersion({ version: await findReaderRuleVersion(tx, document.id) }, ifMatch);
  const at = services.clock();
  const today = dayInSeoul(at);
  await checkBody(tx, body, today);
  const rule = normalReaderRule(body);
  await replaceReaderRule(tx, document.id, rule);
  const saved = await findReaderRule(tx, document.id, today);
  requireValid(checkMatched(saved.matched));
  const { named } = await storeReaders(tx, document.id, today);
  await auditDocumentChange(tx, services, actor, document.id, {
    action: 'readers',
    after: {
      groups: rule.groups.length,
      plus: rule.plus.length,
      minus: rule.minus.length,
      matched: saved.matched,
      ...(rule.dueDays === null ? {} : { dueDays: rule.dueDays }),
    },
  });
  await notifyNamed(tx, { driveId: place.id, docId: document.id, at, actorId: actor.employeeId }, named);
  return saved;
};
