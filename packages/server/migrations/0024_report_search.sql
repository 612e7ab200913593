-- Lists are narrowed along an index: by field, and by every character and pair of neighbours of subject and number.
alter table safety.report add column search_grams text[] not null
  generated always as (directory.grams(coalesce(subject, '') || chr(31) || coalesce(report_no, ''))) stored;
create index report_by_grams on safety.report using gin (search_grams);
create index report_by_field on safety.report (field_level1_id, listed_at desc, id desc) where status <> 'Draft';
