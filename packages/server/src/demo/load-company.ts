import { addDays, type Day, dayInSeoul, yearOf } from '@portal/contract/kernel';
import {
  type EmployeeValues,
  emptyEmployeeRow,
  insertDepartment,
  insertEmployees,
  placeDepartments,
} from '#areas/directory';
import type { Clock } from '#platform/clock';
import type { Db, Tx } from '#platform/database/pool';
import type { FileStore } from '#platform/files/file-store';
import { departments, fixedPeople, givenNames, MAIL_DOMAIN, positionsOf, surnames } from './company-data.ts';
import {
  type DemoTables,
  insertEntitlements,
  insertGrants,
  isEmptyCompany,
  readBefore,
  waitForFiles,
} from './demo.queries.ts';
import { type Random, seededRandom } from './demo-random.ts';
import { beginPdfFiles, loadDemoDocuments } from './documents/load-documents.ts';
import { loadDemoAdministration } from './load-administration.ts';
import { loadDemoDelegations } from './load-delegations.ts';
import { loadDemoIndicators } from './load-indicators.ts';
import { loadDemoLeaves } from './load-leaves.ts';
import { loadDemoMemos } from './load-memos.ts';
import { loadDemoAcknowledgement, loadDemoMonths } from './load-months.ts';
import { loadDemoSecondThoughts } from './load-second-thoughts.ts';
import { loadDemoDialogues } from './safety/load-dialogues.ts';
import { loadDemoDuties } from './safety/load-duties.ts';
import { loadDemoExternalCases } from './safety/load-external-cases.ts';
import { loadDemoInvestigations } from './safety/load-investigations.ts';
import { loadDemoLessons } from './safety/load-lessons.ts';
import { loadDemoReports } from './safety/load-reports.ts';
import { loadDemoViews } from './safety/load-views.ts';
import { enteredInTime } from './trail-in-time.queries.ts';

const SEED = 20_261_120;
const LEAVE_DAYS = 15;
/** What people were told before has been read. */
const UNREAD_MS = 3 * 86_400_000;

const loadDepartments = async (tx: Tx<DemoTables>, createdOn: Day): Promise<Map<string, number[]>> => {
  const paths = new Map<string, number[]>();
  for (const [index, { code, parent, name, engName }] of departments.entries()) {
    const parentPath = parent === null ? [] : (paths.get(parent) ?? []);
    const own = {
      code,
      name,
      eng_name: engName,
      seq: index + 1,
      is_activated: true,
      parent_id: parentPath.at(-1) ?? null,
    };
    paths.set(code, await insertDepartment(tx, { ...own, created_on: createdOn }, parentPath));
  }
  await placeDepartments(tx);
  return paths;
};

type Who = { email: string; name: string; engName: string; position: string; department: string; resigned: boolean };

const employeeOf = (who: Who, index: number, departmentId: number, today: Day, random: Random): EmployeeValues => ({
  ...emptyEmployeeRow,
  code: `HB${String(index + 1).padStart(5, '0')}`,
  name: who.name,
  eng_name: who.engName,
  email: who.email,
  position: who.position,
  department_id: departmentId,
  phone: `010-${random.integer(2000, 9999)}-${random.integer(1000, 9999)}`,
  birth_on: addDays(today, -random.integer(24 * 365, 58 * 365)),
  hired_on: addDays(today, -random.integer(400, 15 * 365)),
  gender: random.integer(1, 2),
  address1: `서울특별시 강서구 하늘길 ${random.integer(1, 300)}`,
  address2: `${random.integer(1, 20)}층`,
  seq: Math.min(index, 9999),
  is_resigned: who.resigned,
  resigned_on: who.resigned ? addDays(today, -365) : null,
});

const randomPeople = (random: Random): Who[] =>
  departments.flatMap(({ code, people }) =>
    Array.from({ length: people }, (_, place): Who => {
      const [surname, engSurname] = random.pick(surnames);
      const [given, engGiven] = random.pick(givenNames);
      const email = `${engGiven}.${engSurname}.${code}${place + 1}@${MAIL_DOMAIN}`.toLowerCase();
      const position = random.pick(positionsOf(code));
      return {
        email,
        name: surname + given,
        engName: `${engSurname} ${engGiven}`,
        position,
        department: code,
        resigned: false,
      };
    }),
  );

/** So many heads may decide for those who come after them. */
const HEADS = 2;

const loadPeople = async (tx: Tx<DemoTables>, paths: Map<string, number[]>, today: Day, random: Random) => {
  const fixed = fixedPeople.map(
    (person): Who => ({ ...person, email: `${person.account}@${MAIL_DOMAIN}`, resigned: person.resigned === true }),
  );
  const all = [...fixed, ...randomPeople(random)];
  const rows = all.map((who, index) => employeeOf(who, index, paths.get(who.department)?.at(-1) ?? 0, today, random));
  const inserted = await insertEmployees(tx, rows);
  const idOf = new Map(inserted.map(({ id, email }) => [email, id]));
  const heads = all
    .slice(fixed.length)
    .filter(({ position }) => position === '부장')
    .slice(0, HEADS);
  const people = all.map((who) => ({
    ...who,
    id: idOf.get(who.email) ?? 0,
    path: paths.get(who.department) ?? [],
    decidesFinally: heads.includes(who),
  }));
  const grants = fixedPeople.flatMap(({ account, grants: held = [] }) =>
    held.map((grant) => ({ ...grant, employeeId: idOf.get(`${account}@${MAIL_DOMAIN}`) ?? 0 })),
  );
  const level2 = heads.map(({ email }) => ({
    menu: 'Approval' as const,
    level: 'Level2' as const,
    employeeId: idOf.get(email) ?? 0,
  }));
  await insertGrants(tx, [...grants, ...level2]);
  return people;
};

/** Brings 한빛항공 into an empty database, dates relative to today; answers whether it did. */
export const loadDemoCompany = async (db: Db<DemoTables>, clock: Clock, files: FileStore): Promise<boolean> =>
  db.transaction().execute(async (tx: Tx<DemoTables>) => {
    if (!(await isEmptyCompany(tx))) return false;
    await waitForFiles(tx);
    const today = dayInSeoul(clock());
    const pdfFiles = beginPdfFiles();
    const random = seededRandom(SEED);
    const paths = await loadDepartments(tx, addDays(today, -3650));
    const people = await loadPeople(tx, paths, today, random);
    const years = [yearOf(today), yearOf(today) + 1];
    await insertEntitlements(
      tx,
      people.map(({ id }) => id),
      years,
      LEAVE_DAYS,
    );
    const active = people.filter(({ resigned }) => !resigned);
    const departmentIds = new Map([...paths].map(([code, path]) => [code, path.at(-1) ?? 0]));
    await enteredInTime(tx, async (entering) => {
      await loadDemoMemos(entering, active, clock(), random);
      await loadDemoSecondThoughts(entering, active, clock());
      await loadDemoLeaves(entering, active, clock(), random);
      await loadDemoDelegations(entering, active, clock());
      await loadDemoAdministration(entering, { people: active, departmentIds, now: clock() });
      const company = { people: active, files, now: clock() };
      await loadDemoInvestigations(entering, company, await loadDemoReports(entering, company));
      await loadDemoLessons(entering, company);
      await loadDemoViews(entering, company);
      await loadDemoDuties(entering, company);
      await loadDemoExternalCases(entering, company);
      await loadDemoMonths(entering, company);
      await loadDemoDialogues(entering, company);
      await loadDemoDocuments(entering, { ...company, departmentIds }, pdfFiles);
      await loadDemoIndicators(entering, company);
      await loadDemoAcknowledgement(entering, company);
    });
    await readBefore(tx, new Date(clock().getTime() - UNREAD_MS));
    return true;
  });
