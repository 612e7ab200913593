-- The trail is read in the order in which it was written, whatever the clock said then.
drop index audit.entry_by_record;
drop index audit.entry_by_actor;
drop index audit.entry_by_area;
create index entry_by_record on audit.entry (record_type, record_id, id desc);
create index entry_by_actor on audit.entry (actor_id, id desc);
create index entry_by_area on audit.entry (area, id desc);
