import type { IncomingMessage } from 'node:http';
import type { Actor } from '@portal/contract/identity';
import { dayInSeoul, toPage } from '@portal/contract/kernel';
import { type FullDocument, findDocument } from '../../server/src/areas/documents/document/document.queries.ts';
import { viewDocument } from '../../server/src/areas/documents/document/document.view.ts';
import {
  type ListedDocument,
  listDocumentRows,
} from '../../server/src/areas/documents/document/document-list.queries.ts';
import { viewRow } from '../../server/src/areas/documents/document/list-documents.ts';
import type { DocumentTables } from '../../server/src/areas/documents/index.ts';
import { driveLists } from '../drive-calls.ts';
import { FIRST_GENERAL } from '../fill/drives.queries.ts';
import { searchers } from '../fill/people.ts';
import { readStart } from './bare-server.ts';
import { listen } from './listen.ts';
import { recordRead } from './record-statements.ts';
import { actorOf, only, type Prepared, prepare } from './statements.ts';

const { pool, port } = readStart();
const page = { offset: 0, limit: 20 };

/** What any of them sees is the same but for what they read themselves, and that is nothing. */
const employeeId = searchers[0]?.id ?? 0;
const caller = { employeeId, seesReaders: false, today: dayInSeoul(new Date()) };
const actor: Actor = await actorOf(pool, employeeId);

const lists = new Map<string, Prepared>();
for (const { driveId, query, docType, order, title } of driveLists) {
  const asked = { driveId, docType, order, title, page };
  const statements = await recordRead<DocumentTables>(pool, (db) => listDocumentRows(db, asked, caller));
  lists.set(`/api/drives/${driveId}/documents${query}`, only(prepare(statements, `list-${lists.size}`)));
}

/** Any id serves: each call puts its own in its place. */
const SAMPLE = 1_999_999_999;
const place = { driveId: FIRST_GENERAL, docId: SAMPLE };
const view = only(prepare(await recordRead<DocumentTables>(pool, (db) => findDocument(db, place, caller)), 'document'));

const answerList = async (list: Prepared): Promise<string> => {
  const rows = (await pool.query(list)).rows as (ListedDocument & { total: number; id: number | null })[];
  return JSON.stringify(toPage(rows.filter(({ id }) => id !== null).map(viewRow), rows[0]?.total ?? 0, page));
};

const answerDocument = async (id: number): Promise<string> => {
  const values = view.values.map((value) => (value === SAMPLE ? id : value));
  const { rows } = await pool.query({ ...view, values });
  return JSON.stringify(viewDocument(rows[0] as FullDocument, actor));
};

/** Whether it listens is asked before anything is measured. */
const answer = async ({ url = '' }: IncomingMessage): Promise<string> => {
  const list = lists.get(url);
  const id = /\/documents\/(\d+)$/.exec(url)?.[1];
  if (list !== undefined) return answerList(list);
  return id === undefined ? '{}' : answerDocument(Number(id));
};

listen(port, answer);
