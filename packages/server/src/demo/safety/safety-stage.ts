import type { Actor } from '@portal/contract/identity';
import type { RiskLevel } from '@portal/contract/safety';
import type { SafetyContext, SafetyServices, SafetyTables } from '#areas/safety';
import type { Tx } from '#platform/database/pool';
import type { FileStore } from '#platform/files/file-store';
import { fixedPeople, MAIL_DOMAIN } from '../company-data.ts';
import type { Random } from '../demo-random.ts';
import type { DemoPerson } from '../load-memos.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

export type Employee = DemoPerson & { department: string };
export type Company = { people: readonly Employee[]; files: FileStore; now: Date };
export type Loading = { tx: Tx<SafetyTables>; company: Company; random: Random };

export const accountOf = ({ email }: DemoPerson): string => email.replace(`@${MAIL_DOMAIN}`, '');

/** A person at work, by what the demo grants them. */
export const contextFor = (person: Employee, files: SafetyContext['files'] = []): SafetyContext => {
  const grants: Actor['grants'] = fixedPeople.find(({ account }) => account === accountOf(person))?.grants ?? [];
  return {
    actor: { employeeId: person.id, departmentIds: person.path, grants: [...grants] },
    ifMatch: undefined,
    files,
    afterCommit: () => undefined,
  };
};

/** A person of the company by their account. */
export const named = ({ people }: Company, account: string): Employee => {
  const found = people.find((person) => accountOf(person) === account);
  if (!found) throw new Error(`the demo company has no ${account}`);
  return found;
};

/** The portal at a time that has passed. */
export const servicesAt = ({ tx, company: { files, now } }: Loading, time: number): SafetyServices => {
  const at = new Date(Math.min(time, now.getTime()));
  return {
    db: tx,
    clock: () => at,
    databaseClock: () => Promise.resolve(at),
    files,
    blockedExtensions: [],
  };
};

/** A file of text, ready to be attached. */
export const textFile = async (files: FileStore, name: string, content: string): Promise<SafetyContext['files']> => {
  async function* bytes() {
    yield Buffer.from(content);
  }
  return [await files.stage(name, bytes(), 1_000_000)];
};

export const riskLevels: readonly RiskLevel[] = ['2D', '3D', '3C', '2C', '4D', '3B', '4C', '1B', '5D', '2E'];
