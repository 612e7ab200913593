import { type RawBuilder, sql } from 'kysely';

/**
 * Parts of records as JSON in the form of the contract, from rows under these aliases; every call of the area uses them
 * for people, departments, drives and manuals.
 */

const columnOf = (alias: string) => (column: string) => sql.ref(`${alias}.${column}`);

/** The contract's `DocumentPerson`, from a row of `directory.person`. */
export const documentPersonJson = (alias: string): RawBuilder<unknown> => {
  const of = columnOf(alias);
  return sql`json_build_object(
    'id', ${of('id')}, 'name', ${of('name')}, 'engName', ${of('eng_name')}, 'email', ${of('email')},
    'position', ${of('position')}, 'department', json_build_object(
      'id', ${of('department_id')}, 'name', ${of('department_name')}, 'engName', ${of('department_eng_name')}))`;
};

/** Its `DepartmentRef`, from a row of `directory.organization`. */
export const departmentJson = (alias: string): RawBuilder<unknown> => {
  const of = columnOf(alias);
  return sql`json_build_object('id', ${of('id')}, 'name', ${of('name')}, 'engName', ${of('eng_name')})`;
};

/** Its `DriveRef`, from a row of `documents.drive` and, joined where there is one, its department's. */
export const driveJson = (alias: string, department: string): RawBuilder<unknown> => {
  const of = columnOf(alias);
  const its = columnOf(department);
  return sql`json_build_object(
    'id', ${of('id')}, 'name', coalesce(${its('name')}, ${of('name')}), 'engName', ${its('eng_name')},
    'departmentId', ${of('department_id')}, 'driveKey', ${of('drive_key')}, 'version', ${of('version')})`;
};

/** Its `ManualRef`, from a left-joined row of `documents.manual`. */
export const manualJson = (alias: string): RawBuilder<unknown> => {
  const of = columnOf(alias);
  return sql`case when ${of('id')} is not null then json_build_object(
    'id', ${of('id')}, 'manualType', ${of('manual_type')}, 'manualClass', ${of('manual_class')},
    'docNo', ${of('doc_no')}, 'title', ${of('title')}, 'subTitle', ${of('sub_title')}, 'abbr', ${of('abbr')}) end`;
};

/** An instant in wire format. */
export const instantText = (instant: RawBuilder<unknown>): RawBuilder<string> =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The day in Seoul of an instant. */
export const dayText = (instant: RawBuilder<unknown>): RawBuilder<string> =>
  sql`(${instant} at time zone 'Asia/Seoul')::date::text`;

/**
 * The state of a manual's revision, as of the day up to which revisions were brought into force; null for a plain
 * document.
 */
const periodJson = (alias: string, document: string): RawBuilder<unknown> => {
  const of = columnOf(alias);
  const its = columnOf(document);
  return sql`(
    select json_build_object('state', case when x.is_scheduled then 'Scheduled' when x.id = ${its('current_revision_id')}
        then 'InForce' else 'Superseded' end, 'inForceFrom', x.in_force_from, 'inForceUntil', x.until,
      'releasedAt', ${instantText(sql`x.released_at`)}, 'wasControlled', x.was_controlled)
    from (
      select n.id, n.is_scheduled, n.in_force_from, n.released_at, n.was_controlled,
        lead(n.in_force_from) over (order by n.in_force_from, n.released_at, n.id) as until
      from documents.released_revision n where n.manual_id = ${its('manual_id')}) x
    where x.id = ${of('id')})`;
};

/**
 * Its `Revision` without the file name, from a row of `documents.revision` and the rows of its modifier, their
 * department, and its document.
 */
export const revisionJson = (
  alias: string,
  modifier: string,
  department: string,
  document = 'd',
): RawBuilder<unknown> => {
  const of = columnOf(alias);
  return sql`json_build_object(
    'id', ${of('id')}, 'version', ${of('version')}, 'revisionDate', ${of('revision_on')},
    'description', ${of('description')}, 'size', ${of('size')}, 'modifiedDate', ${instantText(sql`${of('modified_at')}`)},
    'modifier', ${documentPersonJson(modifier)}, 'department', ${departmentJson(department)},
    'contentState', ${of('content_state')}, 'period', ${periodJson(alias, document)})`;
};
