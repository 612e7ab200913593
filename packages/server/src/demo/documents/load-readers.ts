import { insertReadings, setReaderRule } from '#areas/documents';
import { accountOf, contextFor, DAY_MS, type Employee, HOUR_MS, named } from '../safety/safety-stage.ts';
import { findCurrentRevision } from './demo-documents.queries.ts';
import { centerAt, driveCalled, type Filling } from './documents-stage.ts';
import { requiredReading, unread } from './library-data.ts';

const isUnread = (person: Employee, docNo: string): boolean => unread[accountOf(person)]?.includes(docNo) ?? false;

/** Names by rule who must read the manuals, and lets most of them have done so. */
export const loadReaders = async (
  filling: Filling,
  documents: ReadonlyMap<string, number>,
  departmentIds: ReadonlyMap<string, number>,
): Promise<void> => {
  const { tx, company, random } = filling;
  const now = company.now.getTime();
  for (const { docNo, departments, accounts, dueDays } of requiredReading) {
    const docId = documents.get(docNo) ?? 0;
    const own = company.people.filter(({ department }) => departments.includes(department));
    const readers = [...new Set([...own, ...accounts.map((account) => named(company, account))])];
    const place = { id: driveCalled(filling, docNo.slice(0, 2)), docId };
    const groups = departments.map((code) => ({ departmentId: departmentIds.get(code) ?? 0, withBelow: false }));
    const body = { groups, plus: accounts.map((account) => named(company, account).id), dueDays: dueDays ?? null };
    const services = centerAt(filling, now - 60 * DAY_MS);
    await setReaderRule(tx, services, { ...place, body }, contextFor(named(company, 'admin')));
    const revisionId = await findCurrentRevision(tx, docId);
    const marks = readers
      .filter((reader) => !isUnread(reader, docNo) && random.chance(0.65))
      .map(({ id }) => ({
        revisionId,
        employeeId: id,
        confirmed: false,
        at: new Date(now - random.integer(1, 40) * HOUR_MS),
      }));
    await insertReadings(tx, marks);
  }
};
