-- The log of actions, the first that is due first.
create index concurrently if not exists action_by_due on safety.action (due_on, id);
