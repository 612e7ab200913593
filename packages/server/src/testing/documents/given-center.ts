import { sql } from 'kysely';
import { givenGrant } from '../given-administrator.ts';
import { givenDepartment, givenEmployee, type TestEmployee } from '../given-company.ts';
import type { TestApp } from '../test-app.ts';

type Database = Pick<TestApp, 'db'>;

const idOf = (rows: readonly { id: number }[]): number => {
  const [row] = rows;
  if (!row) throw new Error('nothing was made');
  return row.id;
};

/** The drive that was created with a department. */
export const driveOf = async ({ db }: Database, departmentId: number): Promise<number> =>
  idOf(
    (await sql<{ id: number }>`select id from documents.drive where department_id = ${departmentId}`.execute(db)).rows,
  );

export const givenGeneralDrive = async ({ db }: Database, name: string): Promise<number> =>
  idOf((await sql<{ id: number }>`insert into documents.drive (name) values (${name}) returning id`.execute(db)).rows);

type ManualOf = {
  driveId: number;
  departmentId: number;
  docNo: string;
  title?: string;
  subTitle?: string | null;
  managers?: readonly TestEmployee[];
};

export const givenManual = async (
  { db }: Database,
  { driveId, departmentId, docNo, title = `${docNo} 교범`, subTitle = null, managers = [] }: ManualOf,
): Promise<number> => {
  const { id } = await db
    .insertInto('documents.manual')
    .values({
      drive_id: driveId,
      manual_type: 'Manuals',
      manual_class: 'Authorized',
      doc_no: docNo,
      title,
      sub_title: subTitle,
      abbr: null,
      department_id: departmentId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const { id: employee_id } of managers)
    await db.insertInto('documents.manual_manager').values({ manual_id: id, employee_id }).execute();
  return id;
};

export type DocumentCenter = {
  /** Departments: flight below root, crew below flight, cabin next to flight. */
  root: number;
  flight: number;
  crew: number;
  cabin: number;
  /** Drives of flight and cabin, and a general one. */
  flightDrive: number;
  cabinDrive: number;
  general: number;
  /** In flight's drive, managed by `manager`; in cabin's, managed by `level3`. */
  manual: number;
  cabinManual: number;
  /** Level4, of the root. */
  administrator: TestEmployee;
  /** Of cabin, who manages flight's manual. */
  manager: TestEmployee;
  /** Of flight itself. */
  member: TestEmployee;
  /** Of the departments above and below flight. */
  above: TestEmployee;
  below: TestEmployee;
  /** Of cabin, who manages another manual. */
  level3: TestEmployee;
  /** In cabin, without any right. */
  everybody: TestEmployee;
};

/** An airline with drives, manuals and a person for every row of the table of rights. */
export const givenDocumentCenter = async (app: Database): Promise<DocumentCenter> => {
  const root = await givenDepartment(app, 'HQ');
  const flight = await givenDepartment(app, 'FO', root);
  const crew = await givenDepartment(app, 'CR', flight);
  const cabin = await givenDepartment(app, 'CB', root);
  const flightDrive = await driveOf(app, flight);
  const cabinDrive = await driveOf(app, cabin);
  const administrator = await givenEmployee(app, 'system', root);
  await givenGrant(app, administrator, 'Document', 'Level4');
  const manager = await givenEmployee(app, 'manager', cabin);
  const level3 = await givenEmployee(app, 'level3', cabin);
  const general = await givenGeneralDrive(app, '공용 자료실');
  return {
    ...{ root, flight, crew, cabin, flightDrive, cabinDrive, general, administrator, manager, level3 },
    manual: await givenManual(app, {
      driveId: flightDrive,
      departmentId: crew,
      docNo: 'FOM-01',
      title: '운항 교범',
      subTitle: '제1권',
      managers: [manager],
    }),
    cabinManual: await givenManual(app, {
      driveId: cabinDrive,
      departmentId: cabin,
      docNo: 'CCM-01',
      title: '객실 교범',
      managers: [level3],
    }),
    member: await givenEmployee(app, 'member', flight),
    above: await givenEmployee(app, 'above', root),
    below: await givenEmployee(app, 'below', crew),
    everybody: await givenEmployee(app, 'everybody', cabin),
  };
};
