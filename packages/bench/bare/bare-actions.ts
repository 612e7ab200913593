import type { IncomingMessage } from 'node:http';
import { dayInSeoul, toPage } from '@portal/contract/kernel';
import { viewMyAction } from '../../server/src/areas/safety/action/act/my-action.routes.ts';
import {
  listAssigned,
  listCreated,
  listReferred,
  type MyActionRow,
} from '../../server/src/areas/safety/action/my-action.queries.ts';
import type { HazardRow } from '../../server/src/areas/safety/case/case-hazard.queries.ts';
import { viewHazardRow } from '../../server/src/areas/safety/case/case-hazard.view.ts';
import { listHazardRows } from '../../server/src/areas/safety/hazard/hazard-log.queries.ts';
import type { SafetyTables } from '../../server/src/areas/safety/index.ts';
import {
  type ListedInvestigation,
  listInvestigationRows,
} from '../../server/src/areas/safety/investigation/investigation-list.queries.ts';
import { viewRow } from '../../server/src/areas/safety/investigation/list-investigations.ts';
import type { Db } from '../../server/src/platform/database/pool.ts';
import { type ActionList, actionLists } from '../action-calls.ts';
import { safetyMaster } from '../fill/people.ts';
import { readStart } from './bare-server.ts';
import { listen } from './listen.ts';
import { recordRead } from './record-statements.ts';
import { only, type Prepared, prepare } from './statements.ts';

const { pool, port } = readStart();

const mine = { assigned: listAssigned, referred: listReferred, created: listCreated };
const pages = { mine: { offset: 0, limit: 10 }, all: { offset: 0, limit: 20 } };

const pageOf = ({ kind }: ActionList) => (kind in mine ? pages.mine : pages.all);

const read = (list: ActionList) => (db: Db<SafetyTables>) => {
  const { person } = list;
  if (list.kind === 'hazards') return listHazardRows(db, list.filter, pages.all);
  if (list.kind === 'investigations')
    return listInvestigationRows(db, list.filter, pages.all, person === safetyMaster ? undefined : person.id);
  return mine[list.kind](db, person.id, pages.mine);
};

type Reading = { list: ActionList; statement: Prepared };

/** Every list that is measured, by the header that says whose it is and its address. */
const readings = new Map<string, Reading>();
for (const list of actionLists) {
  const statements = await recordRead<SafetyTables>(pool, read(list));
  const statement = only(prepare(statements, `list-${readings.size}`));
  readings.set(`${list.person.id} ${list.path}`, { list, statement });
}

/** Making records is the safety office's. */
const canOf = ({ person }: ActionList) => ({ can: person === safetyMaster ? { make: true } : {} });

const answerOf =
  ({ list, statement }: Reading) =>
  async (): Promise<string> => {
    const { rows } = await pool.query(statement);
    const found = rows.filter(({ id }) => id !== null);
    const counted = (rows[0] as { counted?: number } | undefined)?.counted ?? 0;
    const page = pageOf(list);
    if (list.kind === 'hazards')
      return JSON.stringify({ ...toPage((found as HazardRow[]).map(viewHazardRow), counted, page), ...canOf(list) });
    if (list.kind === 'investigations')
      return JSON.stringify({
        ...toPage((found as ListedInvestigation[]).map(viewRow), counted, page),
        ...canOf(list),
      });
    const today = dayInSeoul(new Date());
    return JSON.stringify(
      toPage(
        (found as MyActionRow[]).map((row) => viewMyAction(row, today)),
        counted,
        page,
      ),
    );
  };

/** Whether it listens is asked before anything is measured. */
const answer = async (request: IncomingMessage): Promise<string> => {
  const reading = readings.get(`${request.headers['x-person']} ${request.url ?? ''}`);
  return reading ? answerOf(reading)() : '{}';
};

listen(port, answer);
