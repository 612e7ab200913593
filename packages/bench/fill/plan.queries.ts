import type { Pool } from '../pool.ts';
import { HEADS, STAFF } from './company.queries.ts';
import { memoText } from './memo-text.ts';
import { deskOwners } from './people.ts';

/** Documents begin here, so that no number of theirs is also that of a person. */
export const FIRST_DOCUMENT = 1_000_001;
/** Days within which a document is decided one way or another. */
const LONGEST_WAY = 60;
const EACH_DESK = 30;

/** What each document will be, by chance from a fixed seed; all that follows is derived from it. */
const plan = `
  create table bench.plan as
  select ${FIRST_DOCUMENT} + n as id, at, drafter_id, null::integer as first_approver,
    case when at > now() - interval '${LONGEST_WAY} days' and fate < 0.6 then 'InProgress' when draft < 0.01 then 'Draft'
      when fate > 0.96 then 'Rejected' when fate > 0.93 then 'Canceled' else 'Completed' end as status,
    case when length < 0.2 then 1 when length < 0.6 then 2 when length < 0.92 then 3 else 4 end as chain,
    case when agreers < 0.12 then array[a, b] when agreers < 0.3 then array[a] else '{}'::integer[] end as agreers, progress, fate
  from (
    select n, now() - interval '5 years' * (1 - n::float8 / $1) as at, drafter_id, random() as fate, random() as draft,
      random() as length, random() as agreers, random() as progress,
      ${HEADS + 1} + (drafter_id + 1 + floor(random() * 1300)::integer - ${HEADS + 1}) % ${STAFF} as a,
      ${HEADS + 1} + (drafter_id + 1301 + floor(random() * 1300)::integer - ${HEADS + 1}) % ${STAFF} as b
    from (select n, ${HEADS + 1} + floor(random() * ${STAFF})::integer as drafter_id from generate_series(0, $1::integer - 1) as n) as drafted
  ) as drawn order by id`;

/** The newest documents of the measured people, the same in every database. */
const desks = `
  insert into bench.plan
  select ${FIRST_DOCUMENT} + $1::integer + row_number() over (), now() - interval '1 hour' + interval '1 second' * place,
    case when kind in ('requested', 'approved') then 600 + place else person end,
    case when kind in ('requested', 'approved') then person end,
    case kind when 'draft' then 'Draft' when 'own' then 'InProgress' when 'requested' then 'InProgress' else 'Completed' end,
    2, '{}', 0, 0.5
  from unnest($2::integer[]) as person, unnest(array['draft', 'own', 'requested', 'approved', 'submitted']) as kind,
    generate_series(1, ${EACH_DESK}) as place`;

/** The heads above the drafter, the nearest first; those asked to agree stand after the first of them. */
const lines = `
  create table bench.line as
  select id as document_id, place, approver_id, place between 2 and 1 + agreeing as agrees,
    case when place <= 1 or agreeing = 0 then place when place <= 1 + agreeing then 2 else place - agreeing + 1 end as seq
  from (
    select p.id, cardinality(p.agreers) as agreeing, p.first_approver, p.agreers, above.heads[1:p.chain] as heads
    from bench.plan p join directory.employee e on e.id = p.drafter_id join directory.department d on d.id = e.department_id,
      lateral (select array(select h from unnest(d.path) as h where h <> p.drafter_id and h is distinct from p.first_approver order by cardinality(d.path) - array_position(d.path, h)) as heads) as above
  ) as known,
    unnest(case when first_approver is null then heads[1:1] || agreers || heads[2:] else first_approver || heads end)
      with ordinality as step(approver_id, place)`;

/** Up to which step each line has come, from the document's status and its own chance. */
const progress = `
  alter table bench.plan add column stopped_at integer;
  update bench.plan p set stopped_at = 1 + floor(p.progress * l.steps)
    from (select document_id, max(seq) as steps from bench.line group by document_id) as l
    where l.document_id = p.id and p.status in ('InProgress', 'Rejected')`;

/** Fills the schema `bench` with what the documents will be; `dropPlan` takes it away again. */
export const insertPlan = async (pool: Pool, documents: number): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('create schema bench');
    await client.query('create table bench.content as select * from unnest($1::text[]) with ordinality as c(html, n)', [
      Array.from({ length: 64 }, (_, variant) => memoText(variant)),
    ]);
    await client.query('select setseed(0.42)');
    await client.query(plan.replaceAll('$1', String(documents)));
    await client.query(desks, [documents, deskOwners.map(({ id }) => id)]);
    await client.query(lines);
    await client.query(progress);
    await client.query(
      'create index on bench.plan (id); create index on bench.line (document_id); analyze bench.plan; analyze bench.line',
    );
  } finally {
    client.release(true);
  }
};

export const dropPlan = async (pool: Pool): Promise<void> => {
  await pool.query('drop schema bench cascade');
};
