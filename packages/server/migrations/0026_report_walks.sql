-- What a search looks at, in small letters; the separator is in no word.
alter table safety.report
  drop column search_grams,
  add column search_text text not null
    generated always as (lower(coalesce(subject, '') || chr(31) || coalesce(report_no, ''))) stored;

-- Every piece of one to four letters: two syllables find a Korean name, four letters tell one number from the next.
create function safety.pieces(value text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct substr(value, at, size)), '{}')
  from generate_series(1, length(value)) at, generate_series(1, 4) size
$$;
create index report_by_pieces on safety.report using gin (safety.pieces(search_text)) with (fastupdate = off)
  where status <> 'Draft';
-- Nothing is planned by how often a piece is there.
alter index safety.report_by_pieces alter column 1 set statistics 0;

-- The pieces that a word is looked up by: as long as can be, side by side, and the last one whole.
create function safety.longest_pieces(word text) returns text[] language sql immutable strict parallel safe as $$
  select array_agg(distinct substr(word, least(at, greatest(1, length(word) - 3)), 4))
  from generate_series(1, greatest(1, length(word)), 4) at
$$;

-- Lists walk along an index that answers most of what narrows them, without a look at the reports.
drop index safety.report_submitted, safety.report_by_status, safety.report_by_field, safety.report_by_department;
create index report_submitted on safety.report (listed_at desc, id desc) include (report_type, search_text)
  where status <> 'Draft';
create index report_by_status on safety.report (status, listed_at desc, id desc) include (report_type)
  where status <> 'Draft';
create index report_by_field on safety.report (field_level1_id, listed_at desc, id desc)
  include (report_type, field_level2_id) where status <> 'Draft';
create index report_by_status_and_field on safety.report (status, field_level1_id, listed_at desc, id desc)
  include (report_type, field_level2_id) where status <> 'Draft';
create index report_by_department on safety.report (shown_department_id, listed_at desc, id desc)
  include (report_type, status, field_level1_id, field_level2_id, search_text) where status <> 'Draft';
create index report_by_department_and_status on safety.report
  (shown_department_id, status, field_level1_id, listed_at desc, id desc) where status <> 'Draft';
