import { addDays, dayInSeoul } from '@portal/contract/kernel';
import { type CleanBody, submitNewDocument } from '#areas/approval';
import {
  changeDepartment,
  changeEmployee,
  createDepartment,
  type EmployeeValues,
  emptyEmployeeRow,
  hireEmployee,
  insertEmployees,
} from '#areas/directory';
import type { Tx } from '#platform/database/pool';
import { givenNames, MAIL_DOMAIN, surnames } from './company-data.ts';
import type { DemoTables } from './demo.queries.ts';
import { type Random, seededRandom } from './demo-random.ts';
import { contextOf, type DemoPerson, isBusy, memoOf, servicesUntil } from './load-memos.ts';

/** A seed of its own, so that what came before stays as it was. */
const SEED = 20_261_121;
const FORMER = 26;
const WAITING = 24;
const HOUR_MS = 3_600_000;

type Company = {
  people: readonly DemoPerson[];
  departmentIds: ReadonlyMap<string, number>;
  now: Date;
};

/** People who left over the last two years, as the company's records tell of them. */
const formerEmployees = ({ departmentIds, now }: Company, random: Random): EmployeeValues[] => {
  const today = dayInSeoul(now);
  const departments = [...departmentIds.values()];
  return Array.from({ length: FORMER }, (_, index) => {
    const [surname, engSurname] = random.pick(surnames);
    const [given, engGiven] = random.pick(givenNames);
    return {
      ...emptyEmployeeRow,
      code: `HR${String(index + 1).padStart(5, '0')}`,
      name: surname + given,
      eng_name: `${engSurname} ${engGiven}`,
      email: `${engGiven}.${engSurname}.r${index + 1}@${MAIL_DOMAIN}`.toLowerCase(),
      position: random.pick(['사원', '대리', '과장']),
      department_id: random.pick(departments),
      phone: `010-${random.integer(2000, 9999)}-${random.integer(1000, 9999)}`,
      birth_on: addDays(today, -random.integer(30 * 365, 60 * 365)),
      hired_on: addDays(today, -random.integer(1000, 9000)),
      gender: random.integer(1, 2),
      address1: `서울특별시 강서구 하늘길 ${random.integer(1, 300)}`,
      seq: 9000 + index,
      is_resigned: true,
      resigned_on: addDays(today, -random.integer(1, 700)),
    };
  });
};

const leavers = [
  { code: 'HL00001', name: '류해인', engName: 'Ryu Haein', account: 'haein.ryu', position: '부장', department: 'FS' },
  {
    code: 'HL00002',
    name: '구본석',
    engName: 'Koo Bonseok',
    account: 'bonseok.koo',
    position: '차장',
    department: 'MT',
  },
] as const;

/** Memos that wait for somebody who then leaves: what an administrator hands over. */
const loadWaitingLines = async (
  tx: Tx<DemoTables>,
  company: Company,
  hr: DemoPerson,
  random: Random,
): Promise<void> => {
  const { people, departmentIds, now } = company;
  const servicesAt = servicesUntil(tx, now);
  const drafters = people.filter((person) => !isBusy(person));
  const today = dayInSeoul(now);
  const hired = [];
  for (const { account, department, ...person } of leavers) {
    const body = {
      ...person,
      email: `${account}@${MAIL_DOMAIN}`,
      department: { id: departmentIds.get(department) ?? 0 },
      phone: '010-2000-3000',
      birthDate: '1972-04-05',
      hireDate: '2009-03-02',
      address1: '서울특별시 강서구 하늘길 1',
    };
    const services = servicesAt(now.getTime() - 100 * 24 * HOUR_MS);
    hired.push({ body, record: await hireEmployee(tx, services, body, contextOf(hr)) });
  }
  for (let index = 0; index < WAITING; index += 1) {
    const drafter = random.pick(drafters);
    const approver = hired[index % hired.length]?.record.id ?? 0;
    const body: CleanBody = {
      ...memoOf(random),
      category: { id: 1 },
      lines: [{ seq: 1, approvalType: 'Approve', approver: { id: approver } }],
    };
    await submitNewDocument(tx, servicesAt(now.getTime() - (WAITING - index + 30) * HOUR_MS), body, contextOf(drafter));
  }
  for (const { body, record } of hired) {
    const resigned = { ...body, isResigned: true, resignDate: addDays(today, -1) };
    await changeEmployee(
      tx,
      servicesAt(now.getTime() - 24 * HOUR_MS),
      { id: record.id, body: resigned },
      contextOf(hr),
    );
  }
};

/** A team that is no more. */
const loadClosedDepartment = async (
  tx: Tx<DemoTables>,
  { departmentIds, now }: Company,
  hr: DemoPerson,
): Promise<void> => {
  const body = {
    code: 'RT',
    name: '노선기획팀',
    engName: 'Route Planning',
    seq: 90,
    parentId: departmentIds.get('HQ') ?? null,
  };
  const services = servicesUntil(tx, now)(now.getTime() - 60 * 24 * HOUR_MS);
  const { id } = await createDepartment(tx, services, body, contextOf(hr));
  await changeDepartment(tx, services, { id, body: { ...body, isActivated: false } }, contextOf(hr));
};

/** What the administration shows: people who left, lines that wait for them, a department out of use. */
export const loadDemoAdministration = async (tx: Tx<DemoTables>, company: Company): Promise<void> => {
  const random = seededRandom(SEED);
  const hr = company.people.find(({ email }) => email === `hr@${MAIL_DOMAIN}`);
  if (!hr) throw new Error('the demo company has no administrator of its people');
  await insertEmployees(tx, formerEmployees(company, random));
  await loadWaitingLines(tx, company, hr, random);
  await loadClosedDepartment(tx, company, hr);
};
