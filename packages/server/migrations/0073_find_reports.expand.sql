-- What reports are found and counted by stands on the report, written with what it follows from: its body, or its case with the
-- status. Of a child the case says nothing. `found_version` is the version of the report that its body was read at: another, or none,
-- where a server of the version before saved it, and a job reads it anew.
alter table safety.report
  add column found_version integer,
  add column airport text,
  add column flight_key text,
  add column registration_key text,
  add column flight_phase smallint,
  add column case_type smallint,
  add column event_type smallint,
  add column operational_impact smallint,
  add column event_categories integer[],
  add column risk_class text,
  -- The earliest day on which an action under way is due.
  add column first_due_on date;

-- What was written in reports and investigations, in its order with single blanks, and every word of it and of the title once, in
-- small letters. It stands apart, so that no change of status writes the index anew.
create table safety.case_text (
  case_id integer primary key references safety.case on delete cascade,
  text text not null,
  words text not null
);

-- Every piece of up to twenty letters of every word, as the document center has them.
create function safety.text_pieces(words text) returns text[] language sql immutable strict parallel safe cost 100000 as $$
  select coalesce(array_agg(substr(rest, 1, size)), '{}')
  from (
    select distinct substr(word, at, 20) collate "C" as rest
    from unnest(string_to_array(words, ' ')) word, generate_series(1, length(word)) at
    order by rest
  ) rests, generate_series(1, length(rest)) size
$$;

-- The pieces that a word is looked up by: itself, or where it is longer, side by side, the last one whole.
create function safety.longest_text_pieces(word text) returns text[] language sql immutable strict parallel safe as $$
  select array_agg(distinct substr(word, least(at, greatest(1, length(word) - 19)), 20))
  from generate_series(1, greatest(1, length(word)), 20) at
$$;

create index case_text_by_pieces on safety.case_text using gin (safety.text_pieces(words)) with (fastupdate = off);
-- Nothing is planned by how often a piece is there, and no word is cut for that.
alter index safety.case_text_by_pieces alter column 1 set statistics 0;

-- The cases in whose texts all these pieces stand, from the index alone: to cut the words of a text anew takes longer than anything else.
create function safety.texts_with(asked text[]) returns setof integer language sql stable strict parallel safe
set enable_seqscan = off as $$
  select x.case_id from safety.case_text x where safety.text_pieces(x.words) @> asked
$$;

-- Filters that somebody keeps under a name.
create table safety.saved_view (
  id integer generated always as identity primary key,
  employee_id integer not null references directory.employee on delete cascade,
  list text not null check (list in ('Reports', 'Investigations', 'Hazards', 'Actions', 'Board')),
  name text not null check (length(name) between 1 and 50),
  query jsonb not null,
  version integer not null default 1
);
create unique index saved_view_by_name on safety.saved_view (employee_id, list, lower(name));
