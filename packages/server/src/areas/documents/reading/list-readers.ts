import { documentRules, type Reader } from '@portal/contract/documents';
import type { Actor } from '@portal/contract/identity';
import {
  type Day,
  dayInSeoul,
  enforce,
  type FieldProblem,
  type FileAnswer,
  type Language,
  Problem,
  requireValid,
} from '@portal/contract/kernel';
import { listActivePersonIds } from '#areas/directory';
import type { Db, Tx } from '#platform/database/pool';
import { writeSpreadsheet } from '#platform/spreadsheet/write-sheet';
import { type DocumentFacts, findRevision, findState } from '../document/document.queries.ts';
import { stateOf } from '../document/document.view.ts';
import { requireDocument } from '../document/document-access.ts';
import { auditDocumentChange } from '../document/finish-document-change.ts';
import type { DocumentContext, DocumentServices } from '../documents-services.ts';
import type { DocumentTables } from '../documents-tables.ts';
import { notifyNamed } from '../notify-readers.ts';
import { replaceReaderRule, storeReaders } from './reader-rule.queries.ts';
import { listReaders } from './required-reading.queries.ts';

type Services = Pick<DocumentServices, 'db' | 'clock'>;
type Place = { id: number; docId: number };

/** Finds a document whose readers the actor may see. */
export const requireSeen = async (db: Db<DocumentTables>, place: Place, actor: Actor): Promise<DocumentFacts> => {
  const document = await findState(db, { driveId: place.id, docId: place.docId }, actor.employeeId);
  if (!document) throw new Problem('not-found');
  enforce(documentRules.seeReaders(actor));
  return document;
};

type Asked = Place & {
  /** The revision whose marks are shown; by default the current one. */
  revisionId?: number | undefined;
};

const readersOf = async ({ db, clock }: Services, { id }: DocumentFacts, { revisionId }: Asked): Promise<Reader[]> => {
  if (revisionId !== undefined && !(await findRevision(db, id, revisionId))) throw new Problem('not-found');
  return listReaders(db, id, dayInSeoul(clock()), revisionId);
};

/** Answers who must read a document now, and whether they have (rules/documents.md#required-reading). */
export const getReaders = async (services: Services, asked: Asked, actor: Actor): Promise<Reader[]> =>
  readersOf(services, await requireSeen(services.db, asked, actor), asked);

/** A call with thousands of invalid names is answered with the first of them. */
const MOST_PROBLEMS = 64;

const checkReaders = async (tx: Tx<DocumentTables>, ids: readonly number[], today: Day): Promise<FieldProblem[]> => {
  const active = new Set(await listActivePersonIds(tx, ids, today));
  return ids
    .flatMap((id, place): FieldProblem[] => (active.has(id) ? [] : [{ path: `${place}`, code: 'person-inactive' }]))
    .slice(0, MOST_PROBLEMS);
};

/** Sets the people who must read a document instead of its rule; its due days stay. */
export const setReaders = async (
  tx: Tx<DocumentTables>,
  services: Pick<Services, 'clock'>,
  { employeeIds, ...place }: Place & { employeeIds: readonly number[] },
  { actor }: DocumentContext,
): Promise<Reader[]> => {
  const document = await requireDocument(tx, place, actor);
  enforce(documentRules.setReaders(actor, stateOf(document)));
  const at = services.clock();
  const today = dayInSeoul(at);
  requireValid(await checkReaders(tx, employeeIds, today));
  await replaceReaderRule(tx, document.id, { groups: [], plus: [...employeeIds], minus: [] });
  const changed = await storeReaders(tx, document.id, today);
  if (changed.named.length + changed.released.length > 0)
    await auditDocumentChange(tx, services, actor, document.id, { action: 'readers', after: changed });
  const of = { driveId: place.id, docId: document.id, at, actorId: actor.employeeId };
  await notifyNamed(tx, of, changed.named);
  return listReaders(tx, document.id, today);
};

const columns: readonly ({ width: number } & Record<Language, string>)[] = [
  { ko: '이름', en: 'Name', width: 12 },
  { ko: '영문 이름', en: 'English name', width: 20 },
  { ko: '직위', en: 'Position', width: 12 },
  { ko: '부서', en: 'Department', width: 20 },
  { ko: '이메일', en: 'Email', width: 32 },
  { ko: '지정일', en: 'Assigned', width: 12 },
  { ko: '기한', en: 'Due', width: 12 },
  { ko: '읽음 여부', en: 'Read', width: 10 },
  { ko: '읽은 날', en: 'Read on', width: 12 },
];

const words = {
  readers: { ko: '필독현황', en: 'readers' },
  read: { ko: '읽음', en: 'Read' },
  unread: { ko: '읽지 않음', en: 'Unread' },
  overdue: { ko: '기한 지남', en: 'Overdue' },
} as const;

const readingOf = ({ isRead, isOverdue }: Reader): 'read' | 'unread' | 'overdue' => {
  if (isRead) return 'read';
  return isOverdue ? 'overdue' : 'unread';
};

/** The same as a spreadsheet in the language of the caller. */
export const exportReaders = async (
  services: Services,
  asked: Asked,
  { actor, language }: { actor: Actor; language: Language },
): Promise<FileAnswer> => {
  const document = await requireSeen(services.db, asked, actor);
  const readers = await readersOf(services, document, asked);
  return writeSpreadsheet(`${words.readers[language]}_${document.title}.xlsx`, {
    name: words.readers[language],
    columns: columns.map(({ width, ...title }) => ({ title: title[language], width })),
    rows: readers.map((reader) => [
      reader.name,
      reader.engName,
      reader.position,
      language === 'en' ? reader.department.engName || reader.department.name : reader.department.name,
      reader.email,
      reader.assignedDate,
      reader.dueDate ?? '',
      words[readingOf(reader)][language],
      reader.readDate ?? '',
    ]),
  });
};
