import { createDrive, createManual, saveNotice } from '#areas/documents';
import { contextFor, DAY_MS, type Employee, named } from '../safety/safety-stage.ts';
import { listDepartmentDrives } from './demo-documents.queries.ts';
import { centerAt, driveCalled, type Filling } from './documents-stage.ts';
import { generalDrives, type ManualSeed, manuals, notices } from './library-data.ts';

const YEARS_MS = 500 * DAY_MS;

/** Makes the general drives; answers all drives by what they are called here. */
export const loadDrives = async (
  filling: Omit<Filling, 'drives'>,
  departmentIds: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> => {
  const { tx, company } = filling;
  const byDepartment = await listDepartmentDrives(tx);
  const drives = new Map([...departmentIds].map(([code, id]) => [code, byDepartment.get(id) ?? 0]));
  const services = centerAt(filling, company.now.getTime() - YEARS_MS);
  for (const name of Object.values(generalDrives))
    drives.set(name, (await createDrive(tx, services, { name }, contextFor(named(company, 'admin')))).id);
  return drives;
};

/** A manual with who takes care of it. */
export type LoadedManual = { seed: ManualSeed; id: number; manager: Employee };

/** Those of OS are the document manager's; others have somebody of their department. */
const managerOf = ({ company, random }: Filling, { department }: ManualSeed): Employee =>
  department === 'OS'
    ? named(company, 'doc.manager')
    : random.pick(company.people.filter((person) => person.department === department && !isKnown(person)));

const isKnown = ({ email }: Employee): boolean => !/\d@/.test(email);

/** Registers the manuals of the company. */
export const loadManuals = async (
  filling: Filling,
  departmentIds: ReadonlyMap<string, number>,
): Promise<LoadedManual[]> => {
  const { tx, company } = filling;
  const administrator = contextFor(named(company, 'admin'));
  const loaded: LoadedManual[] = [];
  for (const [place, seed] of manuals.entries()) {
    const manager = managerOf(filling, seed);
    const services = centerAt(filling, company.now.getTime() - YEARS_MS + (place + 1) * DAY_MS);
    const body = {
      ...{ manualType: seed.type, manualClass: seed.manualClass, docNo: seed.docNo, title: seed.title },
      ...{ subTitle: seed.subTitle, abbr: seed.abbr, departmentId: departmentIds.get(seed.department) ?? 0 },
      managers: [{ id: manager.id }],
    };
    const driveId = driveCalled(filling, seed.department);
    const { id } = await createManual(tx, services, { driveId, body }, administrator);
    loaded.push({ seed, id, manager });
  }
  return loaded;
};

/** Says something above some lists. */
export const loadNotices = async (filling: Filling): Promise<void> => {
  const { tx, company } = filling;
  for (const [at, { place, by, title, content }] of notices.entries()) {
    const services = centerAt(filling, company.now.getTime() - (3 + 4 * at) * DAY_MS);
    const notice = { driveId: driveCalled(filling, place), body: { title, content } };
    await saveNotice(tx, services, notice, contextFor(named(company, by)));
  }
};
