-- What a search looks at, in small letters; the separator is in no word. It stands apart from the investigation, whose
-- every change of status would else write thousands of entries of the index anew.
create table safety.investigation_text (
  investigation_id integer primary key references safety.investigation on delete cascade,
  search_text text not null
);
create index investigation_by_grams on safety.investigation_text using gin (directory.grams(search_text))
  with (fastupdate = off);
-- Nothing is planned by how often a pair is there.
alter index safety.investigation_by_grams alter column 1 set statistics 0;
