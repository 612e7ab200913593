import type { ApprovalType, PresetKind } from '@portal/contract/approval';
import type { Person } from '@portal/contract/directory';
import type { Day } from '@portal/contract/kernel';
import { sql } from 'kysely';
import { isActiveOn, personJson } from '#areas/directory';
import { lockNumbers } from '#platform/database/lock-numbers';
import type { Db, Tx } from '#platform/database/pool';
import type { ApprovalTables, PresetRole } from '../approval-tables.ts';

/** A person or department of a preset; both null if the record was deleted. */
export type PresetPlace = {
  role: PresetRole;
  isOffered: boolean;
  person: Person | null;
  department: { id: number; name: string; engName: string } | null;
};

export type PresetRow = {
  id: number;
  name: string;
  title: string;
  content: string;
  version: number;
  places: PresetPlace[];
};

type Owned = { ownerId: number; kind: PresetKind };

const PRESET_LOCK = lockNumbers.presetsOfOwner;

/** Locks the presets of a person, so that no name is used twice and the limit is not exceeded by concurrent calls. */
export const lockPresets = async (tx: Tx<ApprovalTables>, ownerId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${PRESET_LOCK}, ${ownerId})`.execute(tx);
};

const placesJson = (today: Day) => sql`(
    select coalesce(json_agg(json_build_object('role', l.role,
      'isOffered', coalesce(case when l.role = 'Department' then g.is_activated else e.id is not null and ${isActiveOn(today, 'e')} end, false),
      'person', case when e.id is not null then ${personJson('e')} end,
      'department', case when g.id is not null
        then json_build_object('id', g.id, 'name', g.name, 'engName', g.eng_name) end) order by l.place), '[]')
    from approval.preset_place l
      left join directory.person e on e.id = l.employee_id
      left join directory.organization g on g.id = l.department_id
    where l.preset_id = p.id)`;

/** A person's presets of a kind (or one of them) with their people, by name. */
export const listPresets = async (
  db: Db<ApprovalTables>,
  { ownerId, kind }: Owned,
  today: Day,
  id?: number,
): Promise<PresetRow[]> => {
  const { rows } = await sql<PresetRow>`
    select p.id, p.name, coalesce(p.title, '') as title, coalesce(p.content, '') as content, p.version,
      ${placesJson(today)} as places
    from approval.preset p
    where p.owner_id = ${ownerId} and p.kind = ${kind} ${id === undefined ? sql`` : sql`and p.id = ${id}`}
    order by p.name, p.id
  `.execute(db);
  return rows;
};

/** The fields of each template in the list, without its contents. */
export const listPresetTitles = async (db: Db<ApprovalTables>, { ownerId, kind }: Owned) =>
  (
    await db
      .selectFrom('approval.preset')
      .select(['id', 'name', 'title', 'version'])
      .where('owner_id', '=', ownerId)
      .where('kind', '=', kind)
      .orderBy('name')
      .orderBy('id')
      .execute()
  ).map((row) => ({ ...row, title: row.title ?? '' }));

export const lockPreset = ({ ownerId, kind }: Owned, tx: Tx<ApprovalTables>, id: number) =>
  tx
    .selectFrom('approval.preset')
    .select(['id', 'version'])
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();

export const countPresets = async (tx: Tx<ApprovalTables>, { ownerId, kind }: Owned): Promise<number> => {
  const { count } = await tx
    .selectFrom('approval.preset')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return count;
};

/** Whether another preset of the person has the name. */
export const isPresetNamed = async (
  tx: Tx<ApprovalTables>,
  { ownerId, kind }: Owned,
  name: string,
  exceptId: number | undefined,
): Promise<boolean> => {
  const found = await tx
    .selectFrom('approval.preset')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .where('name', '=', name)
    .where('id', '<>', exceptId ?? 0)
    .executeTakeFirst();
  return found !== undefined;
};

type Said = { name: string; title: string | null; content: string | null };

export const insertPreset = async (tx: Tx<ApprovalTables>, { ownerId, kind }: Owned, said: Said): Promise<number> => {
  const { id } = await tx
    .insertInto('approval.preset')
    .values({ ...said, owner_id: ownerId, kind })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Updates the contents of a preset and increments its version. */
export const updatePreset = async (tx: Tx<ApprovalTables>, id: number, said: Partial<Said>): Promise<void> => {
  await tx
    .updateTable('approval.preset')
    .set((row) => ({ ...said, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export const deletePresetRow = async (tx: Tx<ApprovalTables>, id: number): Promise<void> => {
  await tx.deleteFrom('approval.preset').where('id', '=', id).execute();
};

type Sent = {
  lines: readonly { approvalType: ApprovalType; approver: { id: number } }[];
  referrers: readonly { type: 'Employee' | 'Department'; sourceId: number }[];
};

/** Inserts the people and departments of a preset: the line in its order, then the referrers. */
export const replacePlaces = async (tx: Tx<ApprovalTables>, id: number, { lines, referrers }: Sent): Promise<void> => {
  await tx.deleteFrom('approval.preset_place').where('preset_id', '=', id).execute();
  const places = [
    ...lines.map(({ approvalType, approver }) => ({
      role: approvalType,
      employee_id: approver.id,
      department_id: null,
    })),
    ...referrers.map(({ type, sourceId }) => ({
      role: type,
      employee_id: type === 'Employee' ? sourceId : null,
      department_id: type === 'Department' ? sourceId : null,
    })),
  ];
  if (places.length === 0) return;
  const rows = places.map((row, index) => ({ ...row, preset_id: id, place: index + 1 }));
  await tx.insertInto('approval.preset_place').values(rows).execute();
};
