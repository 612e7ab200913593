-- Reporters are told that a lesson came out of their report; the entry names the lesson.
alter table safety.dialogue_entry add column lesson_id integer references safety.lesson
  check (lesson_id is null or stage = 'Lesson');
