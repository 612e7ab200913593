-- A deleted lesson looks for the entries that name it.
create index concurrently if not exists dialogue_entry_by_lesson on safety.dialogue_entry (lesson_id)
  where lesson_id is not null;
