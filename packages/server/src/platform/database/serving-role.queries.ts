import pg from 'pg';

/** Schemas whose rows the portal reads and writes. */
const AREAS = `select nspname from pg_namespace
  where nspname not in ('information_schema', 'public', 'jobs') and nspname !~ '^pg_'`;

/**
 * The rights of the serving role, limited to what the portal needs: it owns only the schema of the job library. The
 * audit trail and the tables protected by `audit.refuse_change` it may only read and insert into.
 */
const rightsOf = (role: string): string => `
do $$
declare
  each record;
  server oid := '${role.replaceAll("'", "''")}'::regrole;
begin
  for each in ${AREAS} loop
    execute format('grant usage on schema %I to ${role}', each.nspname);
    execute format('grant select, insert, update, delete on all tables in schema %I to ${role}', each.nspname);
    execute format('grant usage, select on all sequences in schema %I to ${role}', each.nspname);
  end loop;
  revoke update, delete on all tables in schema audit from ${role};
  for each in select distinct tgrelid::regclass as fixed from pg_trigger where tgfoid = 'audit.refuse_change'::regproc loop
    execute format('revoke update, delete on %s from ${role}', each.fixed);
  end loop;
  grant select on public.migration to ${role};
  for each in select format('schema %I', nspname) as what from pg_namespace where nspname = 'jobs' and nspowner <> server
    union all select format('%s %s', case when c.relkind in ('r', 'p') then 'table' else 'sequence' end, c.oid::regclass)
      from pg_class c where c.relnamespace = 'jobs'::regnamespace and c.relkind in ('r', 'p', 'S') and c.relowner <> server
        and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i') and c.relkind = 'S')
    union all select format('function %s', oid::regprocedure) from pg_proc
      where pronamespace = 'jobs'::regnamespace and proowner <> server
    union all select format('type %s', oid::regtype) from pg_type
      where typnamespace = 'jobs'::regnamespace and typtype = 'e' and typowner <> server
  loop
    execute format('alter %s owner to ${role}', each.what);
  end loop;
end $$`;

/** The settings of a role in this database, each as `name=value`. */
const settingsOf = async (owner: pg.ClientBase, name: string): Promise<string[]> => {
  const { rows } = await owner.query<{ setconfig: string[] }>(
    `select s.setconfig from pg_db_role_setting s join pg_roles r on r.oid = s.setrole
      join pg_database d on d.oid = s.setdatabase where r.rolname = $1 and d.datname = current_database()`,
    [name],
  );
  return rows[0]?.setconfig ?? [];
};

/** Sets the session settings of a role in this database, unless they are set already. */
export const giveSessionSettings = async (
  owner: pg.ClientBase,
  name: string,
  wanted: Readonly<Record<string, string>>,
): Promise<void> => {
  const has = new Set((await settingsOf(owner, name)).map((each) => each.toLowerCase()));
  const missing = Object.entries(wanted).filter(([key, value]) => !has.has(`${key}=${value}`.toLowerCase()));
  if (missing.length === 0) return;
  const { rows } = await owner.query<{ name: string }>('select quote_ident(current_database()) as name');
  const where = `alter role ${pg.escapeIdentifier(name)} in database ${rows[0]?.name}`;
  await owner.query(missing.map(([key, value]) => `${where} set ${key} = ${pg.escapeLiteral(value)}`).join('; '));
};

type Who = { role: string; has_role: boolean; may_make: boolean; is_member: boolean };

const whoIs = async (owner: pg.ClientBase, role: string): Promise<Who> => {
  const { rows } = await owner.query<Who>(
    `select quote_ident($1) as role, serving.oid is not null as has_role, own.rolsuper or own.rolcreaterole as may_make,
      own.rolsuper or coalesce(pg_has_role(own.oid, serving.oid, 'usage'), false) as is_member
    from pg_roles own left join pg_roles serving on serving.rolname = $1 where own.rolname = current_user`,
    [role],
  );
  const [who] = rows;
  if (!who) throw new Error('a connection without a role');
  return who;
};

/** Creates the role if it is missing, sets its password and rights. Errors of PostgreSQL are raised. */
export const giveServingRole = async (owner: pg.ClientBase, name: string, password: string): Promise<void> => {
  await owner.query('begin');
  try {
    const { role, has_role, may_make, is_member } = await whoIs(owner, name);
    const options = 'login nosuperuser nocreatedb nocreaterole noreplication';
    const secret = password === '' ? '' : ` password ${owner.escapeLiteral(password)}`;
    if (!has_role) await owner.query(`create role ${role} ${options}${secret}`);
    else if (may_make && secret !== '') await owner.query(`alter role ${role}${secret}`);
    if (!is_member) await owner.query(`grant ${role} to current_user`);
    await owner.query(rightsOf(role));
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
};
