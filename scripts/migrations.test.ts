import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { migrationViolations } from './migrations.ts';

const FOLDER = new URL('../packages/server/migrations/', import.meta.url);

test('the migrations of this version work while servers of the previous version run', () => {
  const names = readdirSync(FOLDER).filter((name) => /^\d{4}_/.test(name));
  expect(names.length).toBeGreaterThan(30);
  expect(
    migrationViolations(names.map((name) => ({ name, text: readFileSync(new URL(name, FOLDER), 'utf8') }))),
  ).toEqual([]);
});

const violationsOf = (text: string): string[] => migrationViolations([{ name: '9000_trial.expand.sql', text }]);

test.each([
  'create table a.b (id integer primary key, name text not null); create unique index b_name on a.b (name);',
  'create table a.b (id integer); create trigger fixed before update on a.b execute function a.refuse();',
  'alter table a.b add column note text;',
  "alter table a.b add column note text not null default 'none, yet', add constraint short check (length(note) < 9) not valid;",
  'alter table a.b validate constraint short;',
  'alter table a.b alter column note drop not null;',
  'create index concurrently if not exists b_note on a.b (note);',
  'alter index a.b_note alter column 1 set statistics 0;',
  "insert into a.b (note) values ('drop table a.b;');",
  'create function a.f() returns integer language plpgsql as $$ begin delete from a.b; return 1; end $$;',
  '-- drop table a.b;\n/* truncate a.b; */ update a.b set note = null;',
])('accepts: %s', (text) => {
  expect(violationsOf(text)).toEqual([]);
});

test.each([
  ['drop table a.b;', 'changes or takes away what older servers use'],
  ['alter table a.b drop column note;', 'changes or takes away what older servers use'],
  ['alter table a.b rename column note to text;', 'changes or takes away what older servers use'],
  ['alter table a.b rename to c;', 'changes or takes away what older servers use'],
  ['alter table a.b alter column note type integer;', 'changes or takes away what older servers use'],
  ['alter table a.b alter column note set not null;', 'changes or takes away what older servers use'],
  ["-- what isn't used\ndrop table a.b;", 'changes or takes away what older servers use'],
  ['do $$ begin drop table a.b; end $$;', 'changes or takes away what older servers use'],
  ['truncate a.b;', 'changes or takes away what older servers use'],
  ['delete from a.b;', 'changes or takes away what older servers use'],
  ['create or replace view a.v as select 1;', 'changes or takes away what older servers use'],
  ['alter table a.b add column note text not null;', 'adds a column that older servers do not fill'],
  ['alter table a.b add column note text unique;', 'adds a column with an index, which locks the table'],
  [
    'alter table a.b add column one text, add column two text not null;',
    'adds a column that older servers do not fill',
  ],
  ['alter table a.b add constraint short check (length(note) < 9);', 'adds a constraint without `not valid`'],
  ['alter table a.b add check (note <> 0);', 'adds a constraint without `not valid`'],
  ['create index b_note on a.b (note);', 'builds an index without `concurrently`'],
  [
    'create index concurrently b_note on a.b (note);',
    '`create index concurrently` needs `if not exists`, as it may be tried again',
  ],
  [
    'create index concurrently if not exists b_note on a.b (note); select 1;',
    'an index that is built concurrently has a migration of its own',
  ],
  [
    'create trigger t before insert on a.b execute function a.f();',
    'adds a trigger to a table that older servers write',
  ],
])('refuses: %s', (text, violation) => {
  expect(violationsOf(text)).toEqual([`9000_trial.expand.sql ${violation}`]);
});

test('names give the kind of a migration, and numbers are unique; a contract migration may do anything', () => {
  const files = [
    { name: '0001_first.sql', text: 'drop table a.b;' },
    { name: '9000_trial.sql', text: '' },
    { name: '9001_one.expand.sql', text: '' },
    { name: '9001_two.contract.sql', text: 'drop table a.b;' },
  ];
  expect(migrationViolations(files)).toEqual([
    'migrations: 9001 is there twice',
    '9000_trial.sql must be called NNNN_name.expand.sql or NNNN_name.contract.sql',
  ]);
});
