import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { createPatientPool } from '../../server/src/platform/database/pool.ts';
import { type Call, type Scenario, send, signIn } from '../calls.ts';
import { type CompanySize, insertAdministration } from '../fill/administration.queries.ts';
import { median } from '../median.ts';
import { type Served, startPortal } from '../portal-process.ts';
import { type Growth, measureGrowth } from './growth.ts';

const FEW: CompanySize = { employees: 300, departments: 30 };
export const MANY: CompanySize = { employees: 10_000, departments: 500 };
const ADMINISTRATOR = { email: 'employee1@hanbit.example' };
const TIMES = 5;

export type Administration = {
  growths: Growth[];
  treeMs: number;
  templateMs: number;
  importMs: number;
  exportMs: number;
  /** Resident memory before and at its highest while files went in and out, in MB; not known without /proc. */
  grewMb: number | undefined;
};

const fillCompany = async (dataDir: string, size: CompanySize): Promise<string> => {
  const mark = join(dataDir, `company-of-${size.employees}`);
  if (existsSync(mark)) return dataDir;
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const postgres = await startEmbeddedPostgres(join(dataDir, 'postgres'), join(dataDir, 'postgres.log'));
  const pool = createPatientPool(postgres.connection, 2);
  try {
    await migrate(pool);
    await insertAdministration(pool, size);
    writeFileSync(mark, '');
    return dataDir;
  } finally {
    await pool.end();
    await postgres.stop();
  }
};

const get = (name: string, path: string, headers: Record<string, string>): Scenario => ({
  name,
  calls: [{ method: 'GET', path: `/api/admin/${path}`, headers }],
});

/** Names of three employees, by whose first two syllables and codes one searches. */
const searches = async (baseUrl: string, headers: Record<string, string>): Promise<string[]> => {
  const call: Call = { method: 'GET', path: '/api/admin/employees?limit=3', headers };
  const { items } = (await (await send(baseUrl, call)).json()) as { items: { name: string }[] };
  return items.map(({ name }) => encodeURIComponent(name.slice(0, 2)));
};

/** Every list of the area as it is opened, narrowed and turned. */
const scenariosOf = async ({ baseUrl }: Served): Promise<Scenario[]> => {
  const headers = await signIn(baseUrl, ADMINISTRATOR);
  const year = new Date().getFullYear();
  const [name = ''] = await searches(baseUrl, headers);
  return [
    get('employees', 'employees', headers),
    get('employees, third page', 'employees?offset=2', headers),
    get('employees of a department', 'employees?departmentId=2', headers),
    get('employees who resigned', 'employees?isResigned=true', headers),
    get('employees by part of a name', `employees?searchKeyword=${name}`, headers),
    get('members of a department', 'departments/3/employees?isResigned=false', headers),
    get('vacations', `vacations/${year}/employees`, headers),
    get('vacations by part of a name', `vacations/${year}/employees?searchKeyword=${name}`, headers),
    get('permissions', 'permissions', headers),
    get('permissions of a menu', 'permissions?menu=Admin', headers),
    get('audit', 'audit', headers),
    get('waiting lines', 'approval/waiting-lines', headers),
  ];
};

const timed = async (work: () => Promise<unknown>, times = TIMES): Promise<number> => {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const start = performance.now();
    await work();
    taken.push(performance.now() - start);
  }
  return median(taken);
};

const upload = async (url: string, headers: Record<string, string>, file: Blob): Promise<void> => {
  const form = new FormData();
  form.append('file', file, 'total.xlsx');
  const response = await fetch(url, { method: 'POST', headers, body: form });
  if (!response.ok) throw new Error(`the import answered ${response.status}: ${await response.text()}`);
};

const measureFiles = async ({
  baseUrl,
  memory,
  forgetHighest,
}: Served): Promise<Omit<Administration, 'growths' | 'treeMs'>> => {
  const headers = await signIn(baseUrl, ADMINISTRATOR);
  const year = new Date().getFullYear();
  const read = async (path: string): Promise<Blob> =>
    (await send(baseUrl, { method: 'GET', path: `/api/admin/vacations/${year}/${path}`, headers })).blob();
  forgetHighest();
  const { now: before } = memory();
  let template = new Blob([]);
  const templateMs = await timed(async () => {
    template = await read('template');
  });
  const importMs = await timed(() => upload(`${baseUrl}/api/admin/vacations/${year}/import`, headers, template));
  const exportMs = await timed(() => read('export'));
  const { highest } = memory();
  const grewMb = before === undefined || highest === undefined ? undefined : highest - before;
  return { templateMs, importMs, exportMs, grewMb };
};

/** The administration of 10,000 employees in 500 departments, held against one of 300 in 30. */
export const measureAdministration = async (folder: string, seconds: number): Promise<Administration> => {
  const few = await startPortal(await fillCompany(join(folder, 'company-few'), FEW));
  const many = await startPortal(await fillCompany(join(folder, 'company-many'), MANY));
  try {
    const [inFew, inMany] = [await scenariosOf(few), await scenariosOf(many)];
    const pairs = inMany.map((scenario, place) => ({
      few: { baseUrl: few.baseUrl, scenario: inFew[place] ?? scenario },
      many: { baseUrl: many.baseUrl, scenario },
    }));
    const growths = await measureGrowth(pairs, seconds);
    const headers = await signIn(many.baseUrl, ADMINISTRATOR);
    const tree: Call = { method: 'GET', path: '/api/admin/departments', headers };
    const treeMs = await timed(async () => (await send(many.baseUrl, tree)).arrayBuffer(), 20);
    return { growths, treeMs, ...(await measureFiles(many)) };
  } finally {
    await Promise.all([few.stop(), many.stop()]);
  }
};
